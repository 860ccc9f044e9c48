import type { Slice } from '#domain/quiz/slices.ts'
import { resultsText } from '../../text/results.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './results.module.css'

/** Two large buttons that do what the slices do: the easy targets for a thumb. */
export function SliceToggles({
  counts,
  selected,
  onSelect,
}: {
  readonly counts: readonly [correct: number, wrong: number]
  readonly selected: Slice
  readonly onSelect: (slice: 0 | 1) => void
}) {
  return (
    <div className={styles.toggles}>
      {([0, 1] as const).map((slice) => {
        const isEmpty = counts[slice] === 0
        return (
          <button
            key={slice}
            type="button"
            data-slice={slice}
            aria-pressed={selected === slice}
            aria-disabled={isEmpty ? true : undefined}
            title={isEmpty ? resultsText.noWords[slice] : undefined}
            onClick={isEmpty ? undefined : () => onSelect(slice)}
          >
            <Icon name={slice === 0 ? 'check' : 'cross'} />
            {resultsText.labels[slice]}
            <b>{counts[slice]}</b>
          </button>
        )
      })}
    </div>
  )
}
