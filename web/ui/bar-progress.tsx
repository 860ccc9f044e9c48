import type { ReactNode } from 'react'
import styles from './bar-progress.module.css'

/** What stands in the middle of the header while something is being asked. */
export function BarProgress({ children }: { readonly children: ReactNode }) {
  return <div className={styles.progress}>{children}</div>
}
