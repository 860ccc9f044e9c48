import { useEffect, useEffectEvent } from 'react'

/**
 * Makes Back close something that lies over the screen (a card, a menu) before it leaves the
 * screen: while `isOpen`, the history holds one more step.
 *
 * @param onBack called when Back was pressed; it must close the layer.
 */
export function useHistoryLayer(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return
    const below = history.state as unknown
    history.pushState({ ...(below as object | null), layer: true }, '')
    let isBack = false
    const onPop = () => {
      isBack = true
      close()
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      // Closed by other means: the step that was added goes, unless the screen has changed.
      if (!isBack && isLayer()) history.back()
    }
  }, [isOpen])
}

/** Takes the step away that a layer has left behind when the page was reloaded over it. */
export function leaveLostLayer(): void {
  if (isLayer()) history.back()
}

function isLayer(): boolean {
  return (history.state as { layer?: boolean } | null)?.layer === true
}
