import { createPortal } from 'react-dom'
import type { TableEntry, WordTable } from '#domain/words/word-table.ts'
import { partText } from '../text/lists.ts'
import { setText } from '../text/word-set.ts'
import styles from './printed-set.module.css'

/** What stands on the paper. */
export type Printed = {
  readonly name: string
  /** The address of the set. */
  readonly link: string
  readonly table: WordTable
  readonly places: readonly number[]
}

/** A set as it is printed, every word of it, in the place of the screen; not to be seen there. */
export function PrintedSet({ name, link, table, places }: Printed) {
  return createPortal(
    <div className={styles.printed}>
      <h1>
        {name} <span>{setText.count(places.length)}</span>
      </h1>
      <ul className={styles.words}>
        {places.map((place) => {
          const { headword, entries } = table.at(place)
          return (
            <li key={place}>
              <b lang="en">{headword}</b>
              {entries.map((entry) => (
                <span key={entry.partOfSpeech}>
                  {' '}
                  <i>{partText(entry)}</i> {glossesOf(entry)}
                </span>
              ))}
            </li>
          )
        })}
      </ul>
      <p>{link}</p>
    </div>,
    document.body,
  )
}

function glossesOf({ senses }: TableEntry): string {
  return [...new Set(senses.flatMap(({ glosses }) => glosses))].join(', ')
}
