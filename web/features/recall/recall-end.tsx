import { useEffect } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { isFirm } from '#domain/recall/due-words.ts'
import { noonOf } from '#domain/record/local-day.ts'
import { MissedWords } from '../../question/missed-words.tsx'
import { QuestionField } from '../../question/question-field.tsx'
import { missedIn, type RecallRun, scoreOf } from '../../recall/recall-run.ts'
import { setPreferences, usePreferences } from '../../storage/preferences.ts'
import { useStudy } from '../../storage/record/study.ts'
import { BackupHint } from '../../study/backup-hint.tsx'
import { tellMoment } from '../../study/tell-moment.ts'
import { today } from '../../study/today.ts'
import type { Recall } from '../../study/use-recall.ts'
import { endText } from '../../text/end.ts'
import { dayText, recallText } from '../../text/recall.ts'
import { writeText } from '../../text/write.ts'
import { Button } from '../../ui/button.tsx'
import { type NextStep, NextSteps } from '../../ui/next-steps.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import { LastingWords } from './lasting-words.tsx'
import styles from './recall-end.module.css'
import { UndoAnswer } from './undo-answer.tsx'
import { useAskedEntries } from './use-asked-entries.ts'
import { useLearnMore } from './use-learn-more.ts'

/** The end of the day's run: what it came to, what was missed, and what can be done now. */
export function RecallEnd({
  recall,
  run,
  onAgain,
}: {
  readonly recall: Recall
  readonly run: RecallRun
  /** Begins another run: through what is due by now, or through these senses. */
  readonly onAgain: (senses?: readonly string[]) => void
}) {
  useNewHeading()
  useEffect(() => tellMoment('end'), [])
  const { words, firstTime } = scoreOf(run.past)
  const missed = missedIn(run.past)
  const missedWords = useAskedEntries(missed)
  const steps = useStepsAfter(
    recall,
    missed.map(({ word }) => word.sense),
    onAgain,
  )
  return (
    <Spread>
      <Stage className={styles.endStage}>
        <h1 className={styles.endTitle} tabIndex={-1} aria-label={recallText.done}>
          {recallText.doneLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p>{recallText.summary(words, firstTime)}</p>
        <LastingWords past={run.past} />
      </Stage>
      <QuestionField>
        <EnglishOffer />
        <MissedWords rows={missedWords} />
        <NextSteps heading={endText.whatNext} steps={steps} />
        <UndoAnswer run={run} />
        <BackupHint />
      </QuestionField>
    </Spread>
  )
}

/** What is due or was missed first, then new words, rest last. */
function useStepsAfter(
  { queue }: Recall,
  missed: readonly string[],
  onAgain: (senses?: readonly string[]) => void,
): NextStep[] {
  const more = useLearnMore()
  const due = queue.today.length
  const { next } = queue
  const first: NextStep[] = [
    ...(due > 0 ? [{ title: endText.recall(due), to: () => onAgain() }] : []),
    ...(missed.length > 0 ? [{ title: endText.missed, to: () => onAgain(missed) }] : []),
  ]
  return [
    ...first,
    more,
    {
      title: endText.rest,
      hint: next && recallText.nextDue(dayText(noonOf(next.day), next.day - today()), next.count),
      to: pageAddress.home,
    },
  ]
}

/** Asks once, when the first word sits firmly, whether its English is wanted too. */
function EnglishOffer() {
  const isUnasked = usePreferences(({ asksEnglish }) => asksEnglish === undefined)
  const hasFirmWord = useStudy(({ words }) => words.some((word) => word.isStudied && isFirm(word)))
  if (!isUnasked || !hasFirmWord) return null
  const decide = (asksEnglish: boolean) => setPreferences({ asksEnglish })
  return (
    <section className={styles.offer} aria-labelledby="ingilizcesi">
      <h2 id="ingilizcesi">{writeText.offer}</h2>
      <p>{writeText.offerHint}</p>
      <div className="row">
        <Button kind="secondary" onClick={() => decide(true)}>
          {writeText.accept}
        </Button>
        <Button kind="quiet" onClick={() => decide(false)}>
          {writeText.decline}
        </Button>
      </div>
    </section>
  )
}
