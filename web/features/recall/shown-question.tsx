import { useState } from 'react'
import { afterAnswer, dueDay, type Grade, type Memory } from '#domain/record/memory.ts'
import { memoryOn } from '#domain/record/studied-word.ts'
import type { AskedWord } from '../../question/asked-word.ts'
import { GradedAnswer } from '../../question/graded-answer.tsx'
import { KeyHints } from '../../question/key-hints.tsx'
import { lessonKeys } from '../../question/lesson-keys.ts'
import { useConfirmKeys } from '../../question/shortcuts.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { today } from '../../study/today.ts'
import { intervalText, recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import styles from './shown-question.module.css'
import { UndoAnswer, undoOf } from './undo-answer.tsx'

/** The word alone; then its meaning, and the learner says how it went. */
export function ShownQuestion({
  word,
  memory,
  run,
  isShownAtOnce = false,
}: {
  readonly word: AskedWord
  readonly memory: Memory | undefined
  readonly run: RecallRun
  /** Whether the learner has already asked to see it. */
  readonly isShownAtOnce?: boolean
}) {
  const [isShown, setShown] = useState(isShownAtOnce)
  const retention = usePreferences((preferences) => preferences.desiredRetention)
  const show = () => setShown(true)
  useConfirmKeys(isShown ? undefined : show, ['Enter', ' '])
  if (!isShown) {
    return (
      <>
        <p className={styles.think}>{recallText.think}</p>
        <Button kind="primary" className={styles.show} onClick={show}>
          {recallText.show}
        </Button>
        <UndoAnswer run={run} />
        <KeyHints of={[lessonKeys.show]} />
      </>
    )
  }
  const grade = (given: Grade) => {
    run.answer({ question: 'shown', grade: given, options: [], chosen: null })
    void run.goOn()
  }
  // When the word would come again after this grade.
  const hint = (given: Grade) => {
    if (given === 'again') return recallText.today
    const day = today()
    const after = afterAnswer(memoryOn(memory, day), {
      day,
      kind: 'shown',
      grade: given,
      seconds: 0,
    })
    return intervalText(dueDay(after, retention) - day)
  }
  return <GradedAnswer word={word} hint={hint} verbs={{ grade, undo: undoOf(run) }} />
}
