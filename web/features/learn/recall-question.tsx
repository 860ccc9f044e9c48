import { useState } from 'react'
import type { LearningRun } from '../../learning/learning-run.ts'
import type { LessonWord } from '../../learning/prepare-session.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { ShownQuestion } from './shown-question.tsx'
import { TypedQuestion } from './typed-question.tsx'

/** A word without options: its Turkish is typed, or looked at and rated by the learner. */
export function RecallQuestion(props: {
  readonly run: LearningRun
  readonly lesson: LessonWord
  readonly words: LoadedWords | undefined
}) {
  const [isShown, setShown] = useState(false)
  return isShown ? (
    <ShownQuestion {...props} />
  ) : (
    <TypedQuestion {...props} onShow={() => setShown(true)} />
  )
}
