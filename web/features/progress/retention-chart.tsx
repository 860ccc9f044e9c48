import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { CurvePoint, Retention } from '#domain/progress/retention.ts'
import { countText } from '../../text/count-text.ts'
import { percentText } from '../../text/numbers.ts'
import { progressText } from '../../text/progress.ts'
import { useWidth } from '../../ui/use-width.ts'
import styles from './axis-chart.module.css'
import { ChartPanel } from './chart-panel.tsx'
import { DataTable } from './data-table.tsx'
import { TooEarly } from './too-early.tsx'

type Known = Extract<Retention, { kind: 'known' }>

const height = 220
const margin = { top: 16, right: 10, bottom: 30, left: 44 }

/** Recall by days since the last review, beside what is expected without any. */
export function RetentionChart({
  retention,
  rate,
}: {
  readonly retention: Retention | undefined
  /** The share of recalls that succeeded, 0 to 1; `undefined` where there were none. */
  readonly rate: number | undefined
}) {
  const [measure, width] = useWidth()
  const known = retention?.kind === 'known' ? retention : undefined
  return (
    <ChartPanel
      heading={progressText.retention}
      note={rate === undefined ? progressText.retentionNote : progressText.rate(rate)}
      table={known && <BucketTable retention={known} />}
    >
      <div ref={measure} className={styles.chart}>
        {known && width > 0 && <Curves retention={known} width={width} />}
        {retention?.kind === 'too-few' && (
          <TooEarly
            heading={progressText.tooFew(retention.leastRecalls)}
            hint={progressText.tooFewHint(retention.recalls)}
          />
        )}
      </div>
    </ChartPanel>
  )
}

function Curves({ retention, width }: { readonly retention: Known; readonly width: number }) {
  const { buckets, without } = retention
  const observed = buckets.map(({ meanDays, recalled }) => ({ days: meanDays, chance: recalled }))
  const chances = [...observed, ...without].map(({ chance }) => chance)
  const lastDay = without.at(-1)?.days ?? 0
  // In steps of a fifth, so that the lines below are round; never so near that noise looks large.
  const lowest = Math.min(0.6, Math.floor(Math.min(...chances) * 5) / 5)
  const x = scaleLinear([0, lastDay], [margin.left + 6, width - margin.right])
  const y = scaleLinear([lowest, 1], [height - margin.bottom, margin.top])
  const path = line<CurvePoint>(
    ({ days }) => x(days),
    ({ chance }) => y(chance),
  )
  const last = buckets.at(-1)
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        last &&
        progressText.retentionFinding(
          Math.round(last.meanDays),
          last.recalled,
          last.expectedWithout,
        )
      }
    >
      {sharesFrom(lowest).map((share) => (
        <g key={share}>
          <line className={styles.rule} x1={margin.left} x2={width} y1={y(share)} y2={y(share)} />
          <text x={margin.left - 8} y={y(share) + 4.5} textAnchor="end">
            {percentText(share)}
          </text>
        </g>
      ))}
      {daysUpTo(lastDay).map((day) => (
        <text key={day} x={x(day)} y={height - 6} textAnchor="middle">
          {day}
        </text>
      ))}
      <path className={styles.expected} d={path(without) ?? ''} />
      <path className={styles.observed} d={path(observed) ?? ''} />
      {observed.map(({ days, chance }) => (
        <circle key={days} className={styles.point} cx={x(days)} cy={y(chance)} r={6} />
      ))}
      <Names observed={observed.at(-1)} expected={without} x={x} y={y} />
    </svg>
  )
}

type Scale = (value: number) => number

// So far above its line a name begins, and so far below it, to be clear of it.
const [above, below] = [-13, 24]
const leastApart = 40
const expectedNameWidth = 118

/** The names of both lines, at their ends. */
function Names({
  observed,
  expected,
  x,
  y,
}: {
  readonly observed: CurvePoint | undefined
  readonly expected: readonly CurvePoint[]
  readonly x: Scale
  readonly y: Scale
}) {
  const last = expected.at(-1)
  if (!observed || !last) return null
  const right = x(last.days)
  // Where the name begins, which is where the line under it is highest.
  const start = expected.find(({ days }) => x(days) > right - expectedNameWidth) ?? last
  const [atObserved, atExpected] = [y(observed.chance), y(start.chance)]
  const isLeft = observed.days < last.days / 2
  const isClose = Math.abs(atExpected - atObserved) < leastApart
  return (
    <>
      <text
        className={styles.strong}
        x={x(observed.days)}
        y={Math.max(12, atObserved + (isClose && atExpected < atObserved ? below : above))}
        textAnchor={isLeft ? 'start' : 'end'}
      >
        {progressText.with}
      </text>
      <text
        x={right}
        y={atExpected + (isClose && atExpected >= atObserved ? below - 4 : above)}
        textAnchor="end"
      >
        {progressText.without}
      </text>
    </>
  )
}

/** The shares that a line is drawn for, from `lowest` to 1. */
function sharesFrom(lowest: number): number[] {
  const steps = Math.round((1 - lowest) * 5)
  return Array.from({ length: steps + 1 }, (_, step) => lowest + step / 5)
}

const namedDays = [1, 7, 14, 21, 30, 60, 90, 120, 180, 270, 365, 540, 730, 1095, 1460, 1825]
// Names nearer than this part of the axis would touch.
const leastStep = 0.08

/** The days that stand under the axis. */
function daysUpTo(lastDay: number): number[] {
  const named: number[] = []
  for (const day of namedDays.toReversed()) {
    const next = named.at(-1)
    const isClear = next === undefined || next - day >= leastStep * lastDay
    if (day <= lastDay && isClear) named.push(day)
  }
  return named
}

function BucketTable({ retention }: { readonly retention: Known }) {
  return (
    <DataTable
      caption={progressText.retention}
      method={progressText.retentionMethod}
      head={[
        progressText.daysHead,
        progressText.with,
        progressText.without,
        progressText.recallsHead,
      ]}
      rows={retention.buckets.map((bucket) => [
        progressText.span(bucket.fromDays, bucket.toDays),
        percentText(bucket.recalled),
        percentText(bucket.expectedWithout),
        countText(bucket.recalls),
      ])}
    />
  )
}
