import { type ReactNode, useId } from 'react'
import { progressText } from '../../text/progress.ts'
import styles from './chart-panel.module.css'

/**
 * A chart under its heading, and behind “Tablo olarak göster” the same in numbers.
 *
 * @param note what the heading leaves open.
 * @param table `undefined` where there is nothing to show in numbers.
 * @param isWide whether it takes the whole width where panels stand side by side.
 */
export function ChartPanel({
  heading,
  note,
  table,
  isWide = false,
  children,
}: {
  readonly heading: string
  readonly note?: ReactNode
  readonly table?: ReactNode
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.panel} data-wide={isWide ? '' : undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {note && <p className="small muted">{note}</p>}
      </div>
      {children}
      {table ? (
        <details className={styles.details}>
          <summary>
            {progressText.table}
            <span className="sr">: {heading}</span>
          </summary>
          {table}
        </details>
      ) : (
        <div className={styles.room} />
      )}
    </section>
  )
}
