import type { Period } from '#domain/progress/per-period.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { countText, percentText } from '../../text/numbers.ts'
import { progressText } from '../../text/progress.ts'
import styles from './facts.module.css'

/** Four figures, or the room for them. */
export function Facts({
  progress,
  period,
}: {
  readonly progress: Progress | undefined
  readonly period: Period
}) {
  const rate = progress?.recallRate[period]
  return (
    <dl className={styles.facts} data-waiting={progress ? undefined : ''}>
      <div>
        <dt>{progressText.days[period]}</dt>
        <dd>{progress && countText(progress.daysWorked[period])}</dd>
      </div>
      <div>
        <dt>{progressText.lasting}</dt>
        <dd>{progress && countText(progress.words.lasting)}</dd>
      </div>
      <div>
        <dt>{progressText.learning}</dt>
        <dd>{progress && countText(progress.words.met)}</dd>
      </div>
      <div>
        <dt>{progressText.rate}</dt>
        <dd>
          {progress && rate !== undefined && percentText(rate)}
          {progress && rate === undefined && <small>{progressText.rateUnknown}</small>}
        </dd>
      </div>
    </dl>
  )
}
