import { type Firmness, firmnesses } from '#domain/record/memory.ts'
import styles from './memory-dots.module.css'

/** How firmly a word sits, as three dots. What they say stands in a text beside them. */
export function MemoryDots({ firmness }: { readonly firmness: Firmness }) {
  return (
    <span className={styles.dots} data-filled={firmnesses.indexOf(firmness)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
