import type { ReactNode } from 'react'
import styles from './until-known.module.css'

/**
 * What a screen shows before it has read what the learner has done: to who was here before,
 * `children`; to who was not, `fresh`, which is then what it will come to. Both are painted with the
 * page, so that nobody waits for a script to be told that there is nothing yet; and `fresh` stays the
 * same element once that is known, or browsers would take it for painted later.
 *
 * @param found what was found, once that is known.
 * @param isOfAddress whether the screen is another where something stands behind the `?` of its address:
 *   `fresh` is then for nobody, until that is read.
 */
export function UntilKnown({
  found,
  fresh,
  isOfAddress = false,
  children,
}: {
  readonly found: 'nothing' | 'something' | undefined
  readonly fresh?: ReactNode
  readonly isOfAddress?: boolean
  readonly children?: ReactNode
}) {
  const known = found && styles.known
  return (
    <>
      {found !== 'something' && fresh && (
        <div
          className={known ?? (isOfAddress ? styles.unasked : styles.fresh)}
          aria-busy={found ? undefined : 'true'}
        >
          {fresh}
        </div>
      )}
      {found !== 'nothing' && (
        <div className={known ?? (isOfAddress ? styles.asked : styles.returning)}>{children}</div>
      )}
    </>
  )
}
