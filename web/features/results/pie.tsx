import { useId } from 'react'
import { along, type PieSlice, type Point, pieSlices } from '#domain/quiz/pie.ts'
import type { AnswerGroups } from '#domain/quiz/results.ts'
import { chartData, percent, type Slice } from '#domain/quiz/slices.ts'
import { resultsText } from '../../text/results.ts'
import styles from './pie.module.css'

const width = 750
const height = 375
const center: Point = { x: width / 2, y: height / 2 }
const radius = 150
const movedOut = 14

/**
 * The pie of right and wrong answers. A slice is a button that selects itself, or nothing when it
 * was selected; wrong is told from right by hatching and sign as well as by color.
 */
export function Pie({
  groups,
  selected,
  onSelect,
}: {
  readonly groups: AnswerGroups
  readonly selected: Slice
  readonly onSelect: (slice: 0 | 1) => void
}) {
  const hatching = useId()
  const { labels, datasets } = chartData(groups)
  const [{ data }] = datasets
  const [correct, wrong] = data
  const total = correct + wrong
  const slices = pieSlices(data, center, radius)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={resultsText.pie(correct, wrong)}
    >
      <defs>
        <pattern
          id={hatching}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="16" height="16" fill="var(--bad)" />
          <rect width="3" height="16" fill="var(--bad-2)" />
        </pattern>
      </defs>
      {/* Before the slices, so that one moved out still stands over the end of its line. */}
      {([0, 1] as const).map((slice) => {
        const shape = slices[slice]
        return (
          shape && (
            <SliceLabel
              key={slice}
              slice={slice}
              shape={shape}
              label={labels[slice]}
              count={resultsText.count(data[slice], percent(data[slice], total))}
            />
          )
        )
      })}
      {([0, 1] as const).map((slice) => {
        const shape = slices[slice]
        return (
          shape && (
            <SliceButton
              key={slice}
              shape={shape}
              slice={slice}
              fill={slice === 0 ? 'var(--ok)' : `url(#${hatching})`}
              name={resultsText.slice(labels[slice], data[slice], percent(data[slice], total))}
              isSelected={selected === slice}
              isWhole={data[slice] === total}
              onSelect={onSelect}
            />
          )
        )
      })}
    </svg>
  )
}

function SliceButton({
  shape,
  slice,
  fill,
  name,
  isSelected,
  isWhole,
  onSelect,
}: {
  readonly shape: PieSlice
  readonly slice: 0 | 1
  readonly fill: string
  readonly name: string
  readonly isSelected: boolean
  readonly isWhole: boolean
  readonly onSelect: (slice: 0 | 1) => void
}) {
  const out = isSelected && !isWhole ? movedOut : 0
  const select = () => onSelect(slice)
  return (
    <g
      className={styles.slice}
      tabIndex={0}
      role="button"
      aria-pressed={isSelected}
      aria-label={name}
      transform={`translate(${shape.outward.x * out} ${shape.outward.y * out})`}
      onClick={select}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        select()
      }}
    >
      <path className={styles.area} d={shape.path} fill={fill} />
      <g transform={`translate(${shape.middle.x} ${shape.middle.y})`}>
        {slice === 0 ? (
          <path className={styles.sign} d="M-16 1l11 12L17-12" stroke="var(--on-ok)" />
        ) : (
          <>
            <circle r="26" fill="var(--bad)" />
            <path className={styles.sign} d="M-12-12L12 12M12-12L-12 12" stroke="var(--on-bad)" />
          </>
        )}
      </g>
    </g>
  )
}

/** A slice's name and numbers beside the pie, with a line to it. */
function SliceLabel({
  slice,
  shape,
  label,
  count,
}: {
  readonly slice: 0 | 1
  readonly shape: PieSlice
  readonly label: string
  readonly count: string
}) {
  const isRight = shape.outward.x > 0 || (shape.outward.x === 0 && slice === 0)
  const side = isRight ? 1 : -1
  const edge = along(center, shape.outward, radius)
  const y = Math.min(Math.max(edge.y, 60), height - 60)
  return (
    <>
      <g className={styles.labels} textAnchor={isRight ? 'start' : 'end'}>
        <text x={center.x + side * 221} y={y - 8}>
          {label}
        </text>
        <text x={center.x + side * 221} y={y + 32} data-slice={slice}>
          {count}
        </text>
      </g>
      <path className={styles.lines} d={`M${edge.x} ${edge.y}L${center.x + side * 207} ${y}`} />
    </>
  )
}
