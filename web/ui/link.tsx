import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from './history-note.ts'

/** A link to another screen: followed without loading a page, unless a new window is asked for. */
export function Link({
  href,
  replace = false,
  notes = null,
  onClick,
  ...rest
}: ComponentProps<'a'> & {
  readonly href: string
  /** Whether Back leads past the screen that it stands on. */
  readonly replace?: boolean
  /** What the step of the history that it leads to keeps. */
  readonly notes?: Readonly<Record<string, unknown>> | null
}) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    goTo(href, { replace, notes })
  }
  return <a {...rest} href={href} onClick={follow} />
}
