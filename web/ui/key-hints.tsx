import type { ReactNode } from 'react'
import styles from './key-hints.module.css'

/** What the keys do, a span for each, on screens wide enough to have a keyboard before them. */
export function KeyHints({ children }: { readonly children: ReactNode }) {
  return <p className={styles.keys}>{children}</p>
}
