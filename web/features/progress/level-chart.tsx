import type { LevelAccuracy } from '#domain/progress/accuracy-by-level.ts'
import { countText } from '../../text/count-text.ts'
import { percentText } from '../../text/numbers.ts'
import { progressText } from '../../text/progress.ts'
import { Level } from '../../vocabulary/pronunciation.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { DataTable } from './data-table.tsx'
import styles from './level-chart.module.css'

/**
 * How many answers were right, level by level.
 *
 * @param levels `undefined` as long as they are not known, `missing` where they do not come.
 */
export function LevelChart({
  levels,
}: {
  readonly levels: readonly LevelAccuracy[] | 'missing' | undefined
}) {
  const known = levels === 'missing' ? undefined : levels
  const total = known?.reduce((sum, { answers }) => sum + answers, 0) ?? 0
  return (
    <ChartPanel
      heading={progressText.levels}
      note={known && progressText.levelsNote(total)}
      isWide
      table={known && total > 0 && <LevelTable levels={known} />}
    >
      <div className={styles.chart}>
        {known && total > 0 && <Rows levels={known} />}
        {known && total === 0 && <p className="muted">{progressText.levelsEmpty}</p>}
        {levels === 'missing' && <p className="muted">{progressText.levelsMissing}</p>}
      </div>
    </ChartPanel>
  )
}

type Levels = { readonly levels: readonly LevelAccuracy[] }

function Rows({ levels }: Levels) {
  const finding = levels.map(({ cefr, answers, right }) =>
    progressText.levelFinding(cefr, answers, right),
  )
  return (
    <div role="img" aria-label={progressText.levelsFinding(finding)}>
      {levels.map(({ cefr, answers, right }) => (
        <div key={cefr} className={styles.row}>
          <Level cefr={cefr} isSoft />
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.rail} width="100%" height="100%" rx={8} />
            <rect
              className={styles.bar}
              width={`${(right / answers) * 100}%`}
              height="100%"
              rx={8}
            />
          </svg>
          <b>{percentText(right / answers)}</b>
        </div>
      ))}
    </div>
  )
}

function LevelTable({ levels }: Levels) {
  return (
    <DataTable
      caption={progressText.levels}
      head={[
        progressText.levelHead,
        progressText.answersHead,
        progressText.rightHead,
        progressText.shareHead,
      ]}
      rows={levels.map(({ cefr, answers, right }) => [
        cefr,
        countText(answers),
        countText(right),
        percentText(right / answers),
      ])}
    />
  )
}
