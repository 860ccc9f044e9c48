import type { EntryDetail } from '#lexicon/word-detail.ts'
import { irregularForms } from '../lexicon/word-details.ts'
import styles from './entry-senses.module.css'
import { ExamplePair } from './example-pair.tsx'
import { SenseMeaning } from './sense-meaning.tsx'
import { SenseUsage } from './sense-usage.tsx'
import { labelsOf } from './word-labels.ts'

/** The senses of an entry, numbered where there are several: Turkish first and large. */
export function EntrySenses({
  headword,
  entry,
}: {
  readonly headword: string
  readonly entry: EntryDetail
}) {
  const forms = [headword, ...irregularForms(entry)]
  const labels = labelsOf(entry.senses).own
  return (
    <ol className={styles.senses} data-numbered={entry.senses.length > 1 ? '' : undefined}>
      {entry.senses.map((sense, at) => (
        <li key={sense.id} className={styles.sense}>
          <SenseMeaning sense={sense} labels={labels[at] ?? []} />
          {sense.definition !== '' && (
            <p className={styles.english} lang="en">
              {sense.definition}
            </p>
          )}
          <ExamplePair example={sense.example} words={forms} glosses={sense.gloss} />
          <SenseUsage sense={sense} words={forms} />
        </li>
      ))}
    </ol>
  )
}
