import { writeText } from '../../text/write.ts'
import styles from './gap.module.css'

/**
 * The gap that a word leaves: a line of one width, whatever the word; as a hint its first letter, and
 * a ring for each other; solved, the word itself.
 */
export function Gap({
  word,
  state,
}: {
  readonly word: string
  readonly state: 'open' | 'hinted' | 'solved'
}) {
  if (state === 'solved') return <b className={styles.solved}>{word}</b>
  if (state === 'open') {
    return <span className={styles.line} role="img" lang="tr" aria-label={writeText.gap} />
  }
  const [first, ...others] = [...word].map((letter, at) => ({ letter, at }))
  const count = [...word].filter(isLetter).length
  return (
    <span
      className={styles.letters}
      role="img"
      lang="tr"
      aria-label={writeText.hintedGap(first?.letter ?? '', count)}
    >
      <b lang="en">{first?.letter}</b>
      {others.map(({ letter, at }) => (
        <i key={at} data-gap={isLetter(letter) ? undefined : ''} />
      ))}
    </span>
  )
}

function isLetter(letter: string): boolean {
  return /\p{L}/u.test(letter)
}
