import { wordAddress } from '#contract/addresses.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { AddToList } from '../lists/add-to-list.tsx'
import { useStudy } from '../storage/record/study.ts'
import { whenAsked } from '../study/when-asked.ts'
import { endText } from '../text/end.ts'
import { partText } from '../text/lists.ts'
import { Link } from '../ui/link.tsx'
import styles from './missed-words.module.css'

/** The words that were missed, each with its meaning and when it comes back; nothing without any. */
export function MissedWords({
  heading = endText.willCome,
  rows,
}: {
  readonly heading?: (count: number) => string
  readonly rows: readonly WordEntry[]
}) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{heading(rows.length)}</h2>
      <ul className={styles.rows}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <MissedWord entry={entry} />
          </li>
        ))}
      </ul>
      <AddToList words={{ count: rows.length, load: async () => rows.map(({ id }) => id) }} />
    </section>
  )
}

function MissedWord({ entry }: { readonly entry: WordEntry }) {
  const now = useStudy(({ words }) => words.find(({ sense }) => sense === entry.id))
  return (
    <Link href={wordAddress(slugOfSense(entry.id))} className={styles.row}>
      <span>
        <b lang="en">{entry.word}</b> <i>{partText(entry)}</i>
        <small>{entry.gloss}</small>
      </span>
      <span className={styles.when}>{whenAsked(now)}</span>
    </Link>
  )
}
