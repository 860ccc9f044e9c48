import { useEffect, useRef, useState } from 'react'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import { importText } from '../../text/import.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import styles from './import.module.css'

type Mend = (line: number, word: string, meaning: string) => Promise<JudgedRow | undefined>

const shownAtOnce = 50

/** What is to be looked at, row by row, with what can be done about it; and all of it as a file. */
export function Report({
  name,
  problems,
  ready,
  skipped,
  turned,
  onMend,
}: {
  readonly name: string
  /** All rows but those that are ready. */
  readonly problems: readonly JudgedRow[]
  readonly ready: number
  /** How many of them are there already. */
  readonly skipped: number
  /** Of all rows, how many had their Turkish in front. */
  readonly turned: number
  readonly onMend: Mend
}) {
  const [shown, setShown] = useState(shownAtOnce)
  const heading = useRef<HTMLHeadingElement>(null)
  const bad = problems.length - skipped
  return (
    <section className={styles.tile} aria-labelledby="rapor">
      <h2 id="rapor" ref={heading} tabIndex={-1}>
        {importText.reportTitle(problems.length)}
      </h2>
      <p className={styles.counts} role="status">
        <span data-kind="ok">
          <Icon name="check" small />
          {importText.ready(ready)}
        </span>
        {bad > 0 && (
          <span data-kind="bad">
            <Icon name="warning" small />
            {importText.bad(bad)}
          </span>
        )}
        {skipped > 0 && <span className="muted">{importText.skipped(skipped)}</span>}
      </p>
      {turned > 0 && <p className="small muted">{importText.turned(turned)}</p>}
      {problems.length > 0 && (
        <table className={styles.report}>
          <caption className="sr">{importText.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{importText.line}</th>
              <th scope="col">{importText.content}</th>
              <th scope="col">{importText.problem}</th>
              <th scope="col">{importText.remedy}</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, shown).map((row) => (
              <ProblemRow
                key={row.line}
                row={row}
                onMend={async (word, meaning) => {
                  const mended = await onMend(row.line, word, meaning)
                  if (mended?.verdict !== 'ready') return
                  showToast({ text: importText.mended(mended.word) })
                  heading.current?.focus()
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="row">
        {problems.length > shown && (
          <Button kind="secondary" small onClick={() => setShown(shown + shownAtOnce)}>
            {importText.showMore(Math.min(shownAtOnce, problems.length - shown))}
          </Button>
        )}
        {bad > 0 && (
          <Button kind="quiet" onClick={() => void saveBad(name, problems)}>
            <LaterIcon name="download" />
            {importText.downloadBad}
          </Button>
        )}
      </div>
    </section>
  )
}

function ProblemRow({
  row,
  onMend,
}: {
  readonly row: JudgedRow
  readonly onMend: (word: string, meaning: string) => Promise<void>
}) {
  const [isMending, setMending] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasMending = useRef(false)
  useEffect(() => {
    if (wasMending.current && !isMending) opener.current?.focus()
    wasMending.current = isMending
  }, [isMending])
  const { line, verdict, word, meanings } = row
  const { says, remedy } = importText.verdicts[verdict]
  const isThere = verdict === 'in-list' || verdict === 'repeated'
  const content = (row.cells ?? [word, meanings.join(', ')]).join(' ; ').slice(0, 120)
  return (
    <>
      <tr>
        <th scope="row" data-label={importText.line}>
          {line}
        </th>
        <td data-label={importText.content} data-content="">
          <code>{content}</code>
        </td>
        <td data-label={importText.problem}>{says}</td>
        <td data-label={importText.remedy}>
          <span className="muted">{remedy}</span>
          <div className={styles.actions}>
            {!isThere && !isMending && (
              <Button
                ref={opener}
                kind="quiet"
                small
                aria-label={importText.mendLine(line)}
                onClick={() => setMending(true)}
              >
                {importText.mend}
              </Button>
            )}
          </div>
        </td>
      </tr>
      {isMending && (
        <tr className={styles.mending}>
          <td colSpan={4}>
            <Mending
              row={row}
              onGiveUp={() => setMending(false)}
              onDone={async (nextWord, meaning) => {
                await onMend(nextWord, meaning)
                setMending(false)
              }}
            />
          </td>
        </tr>
      )}
    </>
  )
}

function Mending({
  row,
  onDone,
  onGiveUp,
}: {
  readonly row: JudgedRow
  readonly onDone: (word: string, meaning: string) => Promise<void>
  readonly onGiveUp: () => void
}) {
  const written = row.word || (row.cells?.[0] ?? '').replaceAll('"', '')
  const [word, setWord] = useState(written.slice(0, 200))
  const [meaning, setMeaning] = useState(row.meanings.join('; '))
  return (
    <form
      className={styles.mend}
      onSubmit={(event) => {
        event.preventDefault()
        void onDone(word, meaning)
      }}
    >
      <TextField
        label={importText.word}
        lang="en"
        autoCapitalize="off"
        autoFocus
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      <TextField
        label={importText.meaning}
        value={meaning}
        onChange={({ target }) => setMeaning(target.value)}
      />
      <div className="row">
        <Button kind="primary" small type="submit">
          {importText.done}
        </Button>
        <Button kind="quiet" small onClick={onGiveUp}>
          {importText.giveUp}
        </Button>
      </div>
    </form>
  )
}

async function saveBad(name: string, problems: readonly JudgedRow[]) {
  const { badRowsFile } = await import('../../import/bad-rows-file.ts')
  saveFile(badRowsFile(problems), importText.badName(name.replace(/\.[a-z0-9]{1,8}$/i, '')))
}
