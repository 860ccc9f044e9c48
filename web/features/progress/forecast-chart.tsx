import { scaleBand, scaleLinear } from 'd3-scale'
import { noonOf } from '#domain/record/local-day.ts'
import { countText } from '../../text/count-text.ts'
import { shortDateText, weekdayText } from '../../text/numbers.ts'
import { progressText } from '../../text/progress.ts'
import { useWidth } from '../../ui/use-width.ts'
import styles from './axis-chart.module.css'
import { ChartPanel } from './chart-panel.tsx'
import { DataTable } from './data-table.tsx'
import { TooEarly } from './too-early.tsx'

const height = 220
const margin = { top: 26, bottom: 30 }
const corner = 4
const digitWidth = 8.5

/** The words that come back in Tekrar on each of the next days. */
export function ForecastChart({
  counts,
  today,
}: {
  readonly counts: readonly number[] | undefined
  readonly today: number
}) {
  const [measure, width] = useWidth()
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0
  const isKnown = counts !== undefined && total > 0
  return (
    <ChartPanel
      heading={progressText.forecast}
      note={isKnown && progressText.forecastNote(counts.length, total)}
      table={isKnown && <ForecastTable counts={counts} today={today} />}
    >
      <div ref={measure} className={styles.chart}>
        {isKnown && width > 0 && <Bars counts={counts} today={today} width={width} />}
        {counts && total === 0 && (
          <TooEarly heading={progressText.forecastEmpty} hint={progressText.forecastEmptyHint} />
        )}
      </div>
    </ChartPanel>
  )
}

type Forecast = { readonly counts: readonly number[]; readonly today: number }

function Bars({ counts, today, width }: Forecast & { readonly width: number }) {
  const most = Math.max(...counts)
  const x = scaleBand(counts.keys(), [0, width]).padding(0.3)
  const y = scaleLinear([0, most], [height - margin.bottom, margin.top])
  const busiest = counts.indexOf(most)
  // Numbers that would touch stand over every other bar, as the days do under them.
  const areTight = countText(most).length * digitWidth > x.step()
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={progressText.forecastFinding(
        counts[0] ?? 0,
        counts[1] ?? 0,
        shortDateText(noonOf(today + busiest)),
        most,
      )}
    >
      {counts.map((count, later) => {
        const day = today + later
        const isToday = later === 0 ? '' : undefined
        const left = x(later) ?? 0
        const middle = left + x.bandwidth() / 2
        return (
          <g key={day}>
            {count > 0 && (
              <rect
                className={styles.bar}
                data-today={isToday}
                x={left}
                width={x.bandwidth()}
                y={y(count)}
                height={Math.max(1, y(0) - y(count))}
                rx={corner}
              />
            )}
            {(later % 2 === 0 || !areTight) && (
              <text
                className={later === 0 ? styles.strong : undefined}
                x={middle}
                y={y(count) - 7}
                textAnchor="middle"
              >
                {countText(count)}
              </text>
            )}
            {later % 2 === 0 && (
              <text
                className={later === 0 ? styles.strong : undefined}
                x={middle}
                y={height - 6}
                textAnchor="middle"
              >
                {later === 0 ? progressText.today : weekdayText(noonOf(day))}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function ForecastTable({ counts, today }: Forecast) {
  const nameOf = (later: number) => {
    const noonMs = noonOf(today + later)
    const date = `${shortDateText(noonMs)} ${weekdayText(noonMs)}`
    return later === 0 ? `${progressText.today}, ${date}` : date
  }
  return (
    <DataTable
      caption={progressText.forecast}
      method={progressText.forecastMethod}
      head={[progressText.dayHead, progressText.wordsHead]}
      rows={counts.map((count, later) => [nameOf(later), countText(count)])}
    />
  )
}
