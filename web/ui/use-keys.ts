import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Calls `onKey` for keys pressed anywhere on the screen, except in fields that take text, together
 * with a modifier, or while a sheet lies over the screen. What it handles, it tells by `true`.
 */
export function useKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const handle = useEffectEvent(onKey)
  // Before the screen is painted: who sees it can use its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || takesText(event.target)) return
      if (handle(event)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('textarea, select, input:not([type=radio])')
  )
}
