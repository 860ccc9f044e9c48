import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/**
 * The numbers of a chart.
 *
 * @param rows each begins with what it is about, and has as many cells as `head`.
 * @param method how the numbers come about, where that is not plain.
 */
export function DataTable({
  caption,
  head,
  rows,
  method,
}: {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
  readonly method?: string
}) {
  return (
    <>
      {method && <p className={styles.method}>{method}</p>}
      <table className={styles.table} data-many={head.length > 6 ? '' : undefined}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {head.slice(1).map((name, at) => (
                <td key={name}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
