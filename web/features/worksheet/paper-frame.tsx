import type { ReactNode } from 'react'
import type { WorksheetVersion } from '#domain/paper/worksheet-versions.ts'
import { frameText } from '../../text/frame.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import styles from './paper-frame.module.css'

/** A page of paper with its head: whose it is, which one it is, and what it is called. */
export function PaperFrame({
  label,
  page,
  title,
  facts,
  children,
}: {
  readonly label: string
  /** The version that it is of; none for the key. */
  readonly page?: WorksheetVersion
  readonly title: string
  readonly facts: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <article className={styles.paper} data-page={page} aria-label={label}>
      <div className={styles.head}>
        <p className={styles.brand}>
          <span aria-hidden="true">
            <MarkedText lines={[frameText.brand]} />
          </span>
          <span className="sr">{frameText.product}</span>
        </p>
        <p>{facts.join(' · ')}</p>
      </div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </article>
  )
}
