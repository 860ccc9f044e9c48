import type { ReactNode } from 'react'
import styles from './spread.module.css'

/**
 * Two fields: English on its stage, Turkish on the glaze. Stacked on phones, side by side, like a
 * dictionary spread, on wide screens.
 */
export function Spread({
  className,
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return <div className={[styles.spread, className].filter(Boolean).join(' ')}>{children}</div>
}
