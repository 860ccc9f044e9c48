import type { Firmness } from '#domain/record/memory.ts'
import styles from './memory-dots.module.css'

/** How firmly a word sits, as three dots. What they say stands in a text beside them. */
export function MemoryDots({ firmness }: { readonly firmness: Firmness }) {
  return (
    <span className={styles.dots} data-firmness={firmness} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
