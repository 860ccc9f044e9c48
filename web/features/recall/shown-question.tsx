import { useEffect, useRef, useState } from 'react'
import { afterAnswer, dueDay, type Grade, grades, type Memory } from '#domain/record/memory.ts'
import { memoryOn } from '#domain/record/studied-word.ts'
import { useConfirmKeys, useShortcuts } from '../../question/shortcuts.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { today } from '../../study/today.ts'
import { intervalText, recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { GradeKeys, ShowKeys } from './recall-keys.tsx'
import styles from './shown-question.module.css'
import { type RecallWord, WordAnswer } from './word-answer.tsx'

/** The word alone; then its meaning, and the learner says how it went. */
export function ShownQuestion({
  word,
  memory,
  run,
}: {
  readonly word: RecallWord
  readonly memory: Memory | undefined
  readonly run: RecallRun
}) {
  const [isShown, setShown] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) answer.current?.focus({ preventScroll: true })
  }, [isShown])
  const show = () => setShown(true)
  const give = (grade: Grade) => {
    run.answer({ question: 'shown', grade, options: [], chosen: null })
    void run.goOn()
  }
  useConfirmKeys(isShown ? () => give('good') : show, isShown ? ['Enter'] : ['Enter', ' '])
  useShortcuts(
    isShown ? Object.fromEntries(grades.map((grade, at) => [at + 1, () => give(grade)])) : {},
  )

  if (!isShown) {
    return (
      <>
        <p className={styles.think}>{recallText.think}</p>
        <Button kind="primary" className={styles.show} onClick={show}>
          {recallText.show}
        </Button>
        <ShowKeys />
      </>
    )
  }
  return (
    <>
      <WordAnswer word={word} ref={answer} />
      <p className="small muted">{recallText.how}</p>
      <div className={styles.grades} role="group" aria-label={recallText.how}>
        {grades.map((one) => (
          <button
            key={one}
            type="button"
            data-usual={one === 'good' ? '' : undefined}
            onClick={() => give(one)}
          >
            {recallText.grades[one]}
            <small>
              <Interval memory={memory} grade={one} />
            </small>
          </button>
        ))}
      </div>
      <GradeKeys />
    </>
  )
}

/** When the word would come again after this grade. */
function Interval({
  memory,
  grade,
}: {
  readonly memory: Memory | undefined
  readonly grade: Grade
}) {
  const retention = usePreferences((preferences) => preferences.desiredRetention)
  if (grade === 'again') return recallText.today
  const day = today()
  const after = afterAnswer(memoryOn(memory, day), { day, kind: 'shown', grade, seconds: 0 })
  return intervalText(dueDay(after, retention) - day)
}
