import { firmnessOf, type StudiedWord } from '#domain/record/studied-word.ts'
import type { PastStep } from '../../recall/recall-run.ts'
import { useStudy } from '../../storage/record/study.ts'
import { recallText } from '../../text/recall.ts'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import styles from './lasting-words.module.css'

/** How many words have come to sit firmly in this run; nothing where none has. */
export function LastingWords({ past }: { readonly past: readonly PastStep[] }) {
  const words = useStudy((state) => state.words)
  const count = lastingSince(past, words)
  if (count === 0) return null
  return (
    <p className={styles.lasting}>
      <span className={styles.dots}>
        <MemoryDots firmness="lasting" />
      </span>
      {recallText.nowLasting(count)}
    </p>
  )
}

/** How many of the words that were asked were not firm before their first question, and are now. */
export function lastingSince(
  past: readonly Pick<PastStep, 'question'>[],
  words: readonly StudiedWord[],
): number {
  const before = new Map(past.toReversed().map(({ question: { word } }) => [word.sense, word]))
  return words.filter((word) => {
    const earlier = before.get(word.sense)
    return earlier && firmnessOf(earlier) !== 'lasting' && firmnessOf(word) === 'lasting'
  }).length
}
