import type { ReactNode } from 'react'
import styles from './recall-field.module.css'

/** The half of a Tekrar screen that stands beside the word. */
export function RecallField({ children }: { readonly children: ReactNode }) {
  return <section className={styles.field}>{children}</section>
}
