import { createPortal } from 'react-dom'
import { sensesNamedBy, type WordSet } from '#domain/search/word-set.ts'
import type { TableEntry, WordTable } from '#domain/words/word-table.ts'
import type { LinkCode } from '../export/link-code.ts'
import { partOfSpeechText } from '../text/lists.ts'
import { setText } from '../text/word-set.ts'
import styles from './printed-set.module.css'

/** What stands on the paper. */
export type Printed = {
  readonly name: string
  /** Of a word that it names by its senses, only these are printed. */
  readonly set: WordSet
  readonly table: WordTable
  readonly places: readonly number[]
  /** The address of the set, where it opens elsewhere. */
  readonly link?: string
  /** Of a link that carries the words. */
  readonly code?: LinkCode
}

/** A set as it is printed, every word of it, in the place of the screen; not to be seen there. */
export function PrintedSet({ name, set, link, code, table, places }: Printed) {
  const named = sensesNamedBy(set, table)
  return createPortal(
    <div className={styles.printed}>
      <h1>
        {name} <span>{setText.count(places.length)}</span>
      </h1>
      <ul className={styles.words}>
        {places.map((place) => (
          <li key={place}>
            <b lang="en">{table.at(place).headword}</b>
            {shownEntries(table.at(place).entries, named(place)).map(
              ({ partOfSpeech, glosses }) => (
                <span key={partOfSpeech ?? ''}>
                  {' '}
                  {partOfSpeech && <i>{partOfSpeechText[partOfSpeech]}</i>}{' '}
                  {glosses === '' ? <span className={styles.blank} /> : glosses}
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
      {code && (
        <figure className={styles.code}>
          <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
            <path d={code.path} />
          </svg>
          <figcaption>{setText.codeOnPaper}</figcaption>
        </figure>
      )}
      {link !== undefined && <p>{link}</p>}
    </div>,
    document.body,
  )
}

/** What the entries say, as far as they have one of the senses; all of it where none is named. */
function shownEntries(entries: readonly TableEntry[], named: readonly string[]) {
  return entries.flatMap(({ partOfSpeech, senses }) => {
    const shown = senses.filter(({ id }) => named.length === 0 || named.includes(id))
    if (shown.length === 0) return []
    const glosses = [...new Set(shown.flatMap((sense) => sense.glosses))].join(', ')
    return [{ partOfSpeech, glosses }]
  })
}
