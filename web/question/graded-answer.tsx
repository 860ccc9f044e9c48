import { type ReactNode, useEffect, useRef } from 'react'
import { type Grade, grades } from '#domain/record/memory.ts'
import { questionText } from '../text/question.ts'
import type { AskedWord } from './asked-word.ts'
import styles from './graded-answer.module.css'
import { KeyHints, questionKeys } from './key-hints.tsx'
import { lessonKeys } from './lesson-keys.ts'
import { MeaningTile } from './meaning-tile.tsx'
import { Dock } from './question-field.tsx'
import { questionShortcuts, useConfirmKeys, useShortcuts } from './shortcuts.ts'
import { UndoButton } from './undo-button.tsx'

/** The meaning of a word, shown, for the learner to say how well it was remembered. */
export function GradedAnswer({
  word,
  hint,
  verbs: { grade, undo },
}: {
  readonly word: AskedWord
  /** What a grade comes to, said below it. */
  readonly hint?: (grade: Grade) => ReactNode
  readonly verbs: {
    readonly grade: (grade: Grade) => void
    readonly undo: (() => void) | undefined
  }
}) {
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => answer.current?.focus({ preventScroll: true }), [])
  useConfirmKeys(() => grade('good'))
  useShortcuts({
    ...Object.fromEntries(grades.map((one, at) => [at + 1, () => grade(one)])),
    ...questionShortcuts({ undo }),
  })
  return (
    <>
      <MeaningTile ref={answer} word={word} />
      <Dock>
        <p className="small muted">{questionText.how}</p>
        {undo && <UndoButton onUndo={undo} isIcon />}
        <div className={styles.grades} role="group" aria-label={questionText.how}>
          {grades.map((one) => (
            <button
              key={one}
              type="button"
              data-usual={one === 'good' ? '' : undefined}
              onClick={() => grade(one)}
            >
              {questionText.grades[one]}
              {hint && <small>{hint(one)}</small>}
            </button>
          ))}
        </div>
      </Dock>
      <KeyHints of={[lessonKeys.grade, lessonKeys.good, !!undo && questionKeys.undo]} />
    </>
  )
}
