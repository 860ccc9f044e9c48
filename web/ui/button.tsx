import type { ComponentProps, ReactElement } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

type Looks = {
  /** One primary button a screen. */
  readonly kind: 'primary' | 'secondary' | 'quiet' | 'destructive'
  readonly small?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** Why it does nothing now. It stays in the tab order, so that the reason can be found. */
    readonly unavailable?: string | undefined
  }

export function Button({ kind, small, unavailable, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-kind={kind}
      data-small={small ? '' : undefined}
      aria-disabled={unavailable === undefined ? undefined : true}
      title={unavailable ?? rest.title}
      onClick={unavailable === undefined ? onClick : undefined}
    />
  )
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  kind,
  small,
  href,
  replace = false,
  notes,
  title,
  onClick,
  children,
}: Looks & {
  readonly href: string
  /** Its name, where a drawing may be all that is seen of it. */
  readonly title?: string
  /** Whether Back leads past the screen that it stands on. */
  readonly replace?: boolean
  /** What the step of the history that it leads to keeps. */
  readonly notes?: Readonly<Record<string, unknown>>
  readonly onClick?: () => void
  readonly children: React.ReactNode
}) {
  return (
    <Link
      href={href}
      replace={replace}
      notes={notes ?? null}
      {...(onClick ? { onClick } : {})}
      title={title}
      aria-label={title}
      className={styles.button}
      data-kind={kind}
      data-small={small ? '' : undefined}
    >
      {children}
    </Link>
  )
}

/** A button that shows only a drawing; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: ComponentProps<'button'> & {
  /** Its name, or the drawing itself where only later screens have it. */
  readonly icon: IconName | ReactElement
  readonly label: string
}) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  )
}
