/**
 * Remembers what has the focus now.
 *
 * @returns gives the focus back to it, where it was lost meanwhile. Closing a dialog returns it by
 *   itself; whoever has gone on since then is left where they are.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && before instanceof HTMLElement) before.focus()
  }
}
