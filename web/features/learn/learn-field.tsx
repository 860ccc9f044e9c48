import type { ReactNode } from 'react'
import styles from './learn-field.module.css'

/** The half of a screen of Öğren that stands beside the stage. */
export function LearnField({ children }: { readonly children: ReactNode }) {
  return <section className={styles.field}>{children}</section>
}

/** What can be done, at the foot of the field: in sight also where what stands above it is long. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>
}
