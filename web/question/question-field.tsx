import type { ReactNode } from 'react'
import styles from './question-field.module.css'

/** The half of a screen of Öğren, Tekrar or Tarama that stands beside the stage. */
export function QuestionField({ children }: { readonly children: ReactNode }) {
  return <section className={styles.field}>{children}</section>
}

/** What can be done, at the foot of the field: in sight also where what stands above it is long. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>
}
