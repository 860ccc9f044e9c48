import type { ReactNode } from 'react'
import styles from './until-known.module.css'

/**
 * What a screen shows before it has read what the learner has done: to who was here before,
 * `children`; to who was not, `fresh`, which is then what it will come to. Both are painted with the
 * page, so that nobody waits for a script to be told that there is nothing yet.
 */
export function UntilKnown({
  isKnown = false,
  fresh,
  children,
}: {
  readonly isKnown?: boolean
  readonly fresh?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      {!isKnown && fresh && (
        <div className={styles.fresh} aria-busy="true">
          {fresh}
        </div>
      )}
      <div className={isKnown ? styles.known : styles.returning}>{children}</div>
    </>
  )
}
