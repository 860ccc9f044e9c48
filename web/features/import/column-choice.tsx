import { useId } from 'react'
import { plainField } from '#domain/import/plain-field.ts'
import type { ColumnRole } from '#domain/import/source-row.ts'
import type { Layout, ReadTable } from '../../import/source.ts'
import { importText } from '../../text/import.ts'
import { Note } from '../../ui/note.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './import.module.css'

const roles = Object.keys(importText.roles) as ColumnRole[]

// A preview shows what columns hold, not all that they hold.
const mostShownChars = 60
const mostShownRows = 4

/** What each column of a table is taken for, over its first rows. */
export function ColumnChoice({
  table,
  layout,
  onChange,
}: {
  readonly table: ReadTable
  readonly layout: Layout
  readonly onChange: (layout: Layout) => void
}) {
  const { columns, hasHeader } = layout
  const id = useId()
  const [first, ...others] = table.start
  const names = table.columns.length > 0 ? table.columns : hasHeader ? (first ?? []) : []
  const shown = (hasHeader ? others : table.start).slice(0, mostShownRows)
  const choose = (at: number, role: ColumnRole | undefined) => {
    // A word has one column, as has each of the others: the one that had it gives it up.
    const rest = columns.map((other) => (role !== undefined && other === role ? undefined : other))
    onChange({ ...layout, columns: rest.with(at, role) })
  }
  return (
    <section className={styles.tile} aria-labelledby={id}>
      <h2 id={id}>{table.name ? importText.columnsOf(table.name) : importText.columns}</h2>
      <p className="small muted">{importText.columnsHint}</p>
      <div
        className={styles.scroll}
        role="region"
        aria-label={importText.preview(table.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
      >
        <table className={styles.preview}>
          <thead>
            <tr>
              {columns.map((role, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={at} scope="col">
                  <select
                    aria-label={names[at] || importText.column(at + 1)}
                    className={styles.select}
                    value={role ?? ''}
                    onChange={({ target }) =>
                      choose(
                        at,
                        roles.find((one) => one === target.value),
                      )
                    }
                  >
                    <option value="">{importText.noRole}</option>
                    {roles.map((one) => (
                      <option key={one} value={one}>
                        {importText.roles[one]}
                      </option>
                    ))}
                  </select>
                  <span>{names[at] || importText.column(at + 1)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview never move
              <tr key={row}>
                {columns.map((role, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={at} data-role={role} lang={isEnglish(role) ? 'en' : undefined}>
                    {plainField(cells[at] ?? '').slice(0, mostShownChars)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.columns.length === 0 && (
        <Tick
          label={importText.hasHeader}
          checked={hasHeader}
          onToggle={() => onChange({ ...layout, hasHeader: !hasHeader })}
        />
      )}
      {!columns.includes('word') && (
        <Note kind="warn" role="alert">
          {importText.noWordColumn}
        </Note>
      )}
    </section>
  )
}

function isEnglish(role: ColumnRole | undefined): boolean {
  return role === 'word' || role === 'example'
}
