import type { Firmness } from '#domain/record/memory.ts'
import styles from './memory-dots.module.css'

const filled: Readonly<Record<Firmness, number>> = { new: 0, familiar: 1, settling: 2, lasting: 3 }

/** How firmly a word sits, as three dots. What they say stands in a text beside them. */
export function MemoryDots({ firmness }: { readonly firmness: Firmness }) {
  return (
    <span className={styles.dots} data-filled={filled[firmness]} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
