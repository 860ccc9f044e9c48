import { useEffect, useState } from 'react'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import { ownWordId } from '#domain/lists/own-list.ts'
import type { TableWord, WordTable } from '#domain/words/word-table.ts'
import { loadWordTable } from '../../lexicon/word-table.ts'
import { importText } from '../../text/import.ts'
import { partText } from '../../text/lists.ts'
import { ownListText } from '../../text/own-lists.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './import.module.css'
import type { Plan } from './use-plan.ts'

const shownAtOnce = 50

/** The words that can be added: each may be left out, and taken in another sense. */
export function WordChoice({
  title,
  hint,
  rows,
  plan,
}: {
  readonly title: string
  readonly hint: string | undefined
  readonly rows: readonly JudgedRow[]
  readonly plan: Plan
}) {
  const [shown, setShown] = useState(shownAtOnce)
  const [table, setTable] = useState<WordTable>()
  useEffect(() => {
    void loadWordTable().then((loaded) => loaded.ok && setTable(loaded.value))
  }, [])
  const wanted = rows.filter(plan.isWanted).length
  return (
    <section className={styles.tile} aria-labelledby="kelimeler">
      <h2 id="kelimeler">{title}</h2>
      {hint && <p className="small muted">{hint}</p>}
      <Tick
        label={wanted === rows.length ? importText.untickAll : importText.tickAll}
        checked={wanted === rows.length ? true : wanted > 0 ? 'some' : false}
        onToggle={() => plan.tick(rows, wanted < rows.length)}
      />
      <ul className={styles.words}>
        {rows.slice(0, shown).map((row) => (
          <WordRow key={row.line} row={row} plan={plan} word={wordOf(row, table)} />
        ))}
      </ul>
      {rows.length > shown && (
        <div className="row">
          <Button kind="secondary" small onClick={() => setShown(shown + shownAtOnce)}>
            {importText.showMore(Math.min(shownAtOnce, rows.length - shown))}
          </Button>
        </div>
      )}
    </section>
  )
}

function WordRow({
  row,
  plan,
  word,
}: {
  readonly row: JudgedRow
  readonly plan: Plan
  readonly word: TableWord | undefined
}) {
  return (
    <li className={styles.word} data-aside={plan.isWanted(row) ? undefined : ''}>
      <Tick
        name={importText.tick(row.word)}
        checked={plan.isWanted(row)}
        onToggle={() => plan.tick([row], !plan.isWanted(row))}
      />
      <div>
        <p>
          <b lang="en">{row.word}</b>
          {word && word.headword !== row.word && (
            <span className="muted">
              {' '}
              → <span lang="en">{word.headword}</span>
            </span>
          )}
        </p>
        <Meaning row={row} plan={plan} word={word} />
        {row.example && (
          <p className={styles.sentence} lang="en">
            {row.example.en}
          </p>
        )}
      </div>
    </li>
  )
}

/** What the word is taken to mean: one of our senses, or what the learner has written. */
function Meaning({
  row,
  plan,
  word,
}: {
  readonly row: JudgedRow
  readonly plan: Plan
  readonly word: TableWord | undefined
}) {
  const own = row.meanings.join(', ')
  const sense = plan.senseOf(row)
  const senses = word ? sensesOf(word) : []
  const translation = plan.translationOf(row)
  if (senses.length === 0) {
    if (own) return <p>{own}</p>
    if (translation === undefined) return <p className="muted">{importText.noMeaning}</p>
    return (
      <p>
        {translation} <span className={styles.machine}>{ownListText.machine}</span>
      </p>
    )
  }
  if (senses.length === 1 && own === '') return <p>{senses[0]?.name}</p>
  return (
    <select
      className={styles.select}
      aria-label={importText.senseOf(row.word)}
      value={sense ?? ''}
      onChange={({ target }) => plan.chooseSense(row.line, target.value || null)}
    >
      {senses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {(own !== '' || sense === undefined) && (
        <option value="">{own === '' ? importText.ownNone : importText.own(own)}</option>
      )}
    </select>
  )
}

function wordOf({ slug }: JudgedRow, table: WordTable | undefined): TableWord | undefined {
  const place = slug === undefined ? undefined : table?.placeOf(slug)
  return place === undefined ? undefined : table?.at(place)
}

/** The senses of the lexicon; words of the learner's own stand beside them in the table. */
function sensesOf({ entries }: TableWord) {
  return entries.flatMap((entry) =>
    entry.senses
      .filter(({ id }) => ownWordId(id) === undefined)
      .map(({ id, glosses }) => ({ id, name: `${glosses.join(', ')} · ${partText(entry)}` })),
  )
}
