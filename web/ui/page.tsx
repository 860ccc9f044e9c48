import type { ReactNode } from 'react'
import styles from './page.module.css'

/** A screen of one column: everything but the two-field screens. */
export function Page({
  narrow = false,
  children,
}: {
  readonly narrow?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles.page} data-narrow={narrow ? '' : undefined}>
      {children}
    </div>
  )
}

/** The paragraph under a heading that says what the screen is about. */
export function Lede({ children }: { readonly children: ReactNode }) {
  return <p className={styles.lede}>{children}</p>
}
