import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './note.module.css'

const icons: Record<'warn' | 'bad' | 'ok' | 'info', IconName> = {
  warn: 'warning',
  bad: 'warning',
  ok: 'check',
  info: 'info',
}

/** A message in its place on the page; `role` makes a screen reader say it when it appears. */
export function Note({
  kind,
  role,
  children,
}: {
  readonly kind: keyof typeof icons
  readonly role?: 'status' | 'alert'
  readonly children: ReactNode
}) {
  return (
    <div className={styles.note} data-kind={kind} role={role}>
      <Icon name={icons[kind]} />
      <p>{children}</p>
    </div>
  )
}
