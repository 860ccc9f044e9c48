import { useEffect } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import type { SweepState } from '#domain/learning/sweep.ts'
import type { LearningSet } from '../../learning/learning-set.ts'
import { QuestionField } from '../../question/question-field.tsx'
import { UndoButton } from '../../question/undo-button.tsx'
import { useDueCount } from '../../storage/due-forecast.ts'
import { sweepRecord } from '../../storage/learning-sessions.ts'
import { endText } from '../../text/end.ts'
import { sweepText } from '../../text/learn.ts'
import { type NextStep, NextSteps } from '../../ui/next-steps.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import { endNote } from './end-note.ts'
import styles from './learn-end.module.css'
import { claimedText, leftForLaterText, mostToLearn } from './swept.ts'

/** The end of a sweep: what was said to be known, how much of it is to be believed, what is next. */
export function SweepEnd({
  search,
  set,
  state,
  undo,
  onLearn,
}: {
  readonly search: string
  readonly set: LearningSet
  readonly state: SweepState
  readonly undo: (() => void) | undefined
  readonly onLearn: (senses: readonly string[], count: number) => void
}) {
  useNewHeading()
  useEffect(() => {
    const stored = sweepRecord(search).read()
    if (stored.ok && stored.value) endNote.keep(stored.value.version)
  }, [search])
  const due = useDueCount()
  const { unknown } = state
  const toLearn = Math.min(mostToLearn, unknown.length)
  const steps: NextStep[] = [
    ...(toLearn > 0
      ? [
          {
            title: endText.learnUnknown(toLearn),
            hint: leftForLaterText(state),
            to: () => onLearn(unknown, toLearn),
          },
        ]
      : []),
    ...(due > 0 ? [{ title: endText.recall(due), to: pageAddress.recall }] : []),
    { title: endText.rest, to: pageAddress.home },
  ]
  return (
    <Spread>
      <Stage className={styles.stage}>
        <h1 tabIndex={-1}>{sweepText.ended}</h1>
        <p>
          <WithEnglish sentence={set.name} words={set.named} />
        </p>
        <p>{claimedText(state)}</p>
      </Stage>
      <QuestionField>
        <NextSteps heading={endText.whatNext} steps={steps} />
        {undo && (
          <div>
            <UndoButton onUndo={undo} />
          </div>
        )}
      </QuestionField>
    </Spread>
  )
}
