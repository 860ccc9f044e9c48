import type { Firmness } from '#domain/recall-queue.ts'
import { firmnessText, wordCardText } from '../text/word-card.ts'
import styles from './memory-dots.module.css'

const filled: Readonly<Record<Firmness, number>> = { new: 0, familiar: 1, settling: 2, lasting: 3 }

/** How firmly a word sits, as three dots; `isNamed` where the name does not stand beside them. */
export function MemoryDots({
  firmness,
  isNamed = false,
}: {
  readonly firmness: Firmness
  readonly isNamed?: boolean
}) {
  const naming = isNamed
    ? ({ role: 'img', 'aria-label': wordCardText.memory(firmnessText[firmness]) } as const)
    : ({ 'aria-hidden': true } as const)
  return (
    <span className={styles.dots} data-filled={filled[firmness]} {...naming}>
      <i />
      <i />
      <i />
    </span>
  )
}
