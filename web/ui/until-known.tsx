import type { ReactNode } from 'react'
import styles from './until-known.module.css'

/**
 * What a screen shows before it has read what the learner has done, or its address: `children` to who
 * was here before, and where something stands behind the `?`; to all others `fresh`, which is then what
 * it will come to. Both are painted with the page, so that nobody waits for a script to be told that
 * there is nothing yet; and `fresh` stays the same element once that is known, or browsers would take
 * it for painted later.
 *
 * @param found what was found, once that is known.
 */
export function UntilKnown({
  found,
  fresh,
  children,
}: {
  readonly found: 'nothing' | 'something' | undefined
  readonly fresh?: ReactNode
  readonly children?: ReactNode
}) {
  const known = found && styles.known
  return (
    <>
      {found !== 'something' && fresh && (
        <div className={known ?? styles.fresh} aria-busy={found ? undefined : 'true'}>
          {fresh}
        </div>
      )}
      {found !== 'nothing' && <div className={known ?? styles.returning}>{children}</div>}
    </>
  )
}
