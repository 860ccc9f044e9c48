import { pageAddress } from '#contract/addresses.ts'
import { noonOf } from '#domain/record/local-day.ts'
import { type RecallRun, scoreOf } from '../../recall/recall-run.ts'
import { today } from '../../study/today.ts'
import type { Recall } from '../../study/use-recall.ts'
import { dayText, recallText } from '../../text/recall.ts'
import { resultsText } from '../../text/results.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import styles from './recall-end.module.css'
import { RecallField } from './recall-field.tsx'
import { UndoAnswer } from './undo-answer.tsx'

/** The end of the day's run: what it came to, when the next is, and no urging on. */
export function RecallEnd({ recall, run }: { readonly recall: Recall; readonly run: RecallRun }) {
  useNewHeading()
  const { next } = recall.queue
  const { words, firstTime, seconds } = scoreOf(run.past)
  return (
    <Spread>
      <Stage className={styles.endStage}>
        <h1 className={styles.endTitle} tabIndex={-1} aria-label={recallText.done}>
          {recallText.doneLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p>{recallText.summary(words, resultsText.duration(seconds))}</p>
      </Stage>
      <RecallField>
        <dl className={styles.facts}>
          <div>
            <dt>{recallText.recalled}</dt>
            <dd>{firstTime}</dd>
          </div>
        </dl>
        {next && (
          <p>{recallText.nextDue(dayText(noonOf(next.day), next.day - today()), next.count)}</p>
        )}
        <div className="row">
          <ButtonLink kind="primary" href={pageAddress.home}>
            {recallText.home}
          </ButtonLink>
          {run.past.length > 0 && <UndoAnswer run={run} />}
        </div>
      </RecallField>
    </Spread>
  )
}
