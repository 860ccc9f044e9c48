import type { ReactNode } from 'react'
import styles from './relation-lines.module.css'

/** A line under a word: what it says, and of what kind that is. */
export type Line = {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
  /** Whether it is a list of words, each of which is there to be tapped. */
  readonly isList?: true
}

export function RelationLines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, content, isList }) => (
        <div key={key} data-list={isList && ''}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}
