import { useEffect, useRef, useState } from 'react'
import { afterAnswer, dueDay, type Grade, grades, type Memory } from '#domain/record/memory.ts'
import { memoryOn } from '#domain/record/studied-word.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { today } from '../../study/today.ts'
import { intervalText, recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import styles from './recall.module.css'
import { GradeKeys, ShowKeys } from './recall-keys.tsx'
import type { RecallRun } from './use-recall-session.ts'
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
  const [isGraded, setGraded] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) answer.current?.focus({ preventScroll: true })
  }, [isShown])
  const grade = async (given: Grade) => {
    if (isGraded) return
    setGraded(true)
    await run.answer({ question: 'shown', grade: given, options: [], chosen: null })
    void run.goOn()
  }
  useKeys(({ key, repeat, target }) => {
    if (repeat) return false
    if (!isShown) {
      if ((key !== ' ' && key !== 'Enter') || target instanceof HTMLButtonElement) return false
      setShown(true)
      return true
    }
    const chosen =
      key === 'Enter' && !(target instanceof HTMLButtonElement) ? 'good' : grades[Number(key) - 1]
    if (!chosen) return false
    void grade(chosen)
    return true
  })

  if (!isShown) {
    return (
      <>
        <p className={styles.think}>{recallText.think}</p>
        <Button kind="primary" className={styles.show} onClick={() => setShown(true)}>
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
            onClick={() => void grade(one)}
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
