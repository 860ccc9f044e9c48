import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** What stands where there is nothing to show: the state, what to do, one way on. */
export function Empty({
  heading,
  level = 1,
  hint,
  isProblem,
  children,
}: {
  readonly heading: string
  readonly level?: 1 | 2
  readonly hint: string
  /** Whether something has gone wrong: then nothing is drawn above it. */
  readonly isProblem?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section className={styles.empty} data-problem={isProblem}>
      {level === 1 ? <h1 tabIndex={-1}>{heading}</h1> : <h2>{heading}</h2>}
      <p>{hint}</p>
      {children}
    </section>
  )
}
