import { useEffect, useEffectEvent } from 'react'
import { oneOf } from '#domain/field-check.ts'
import { historyNote } from './history-note.ts'

/** Whether something lies over the screen at this step. */
const layer = historyNote('layer', oneOf([true]))

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
    let isBack = false
    let isClosed = false
    let isAdded = false
    const own = Symbol()
    const onPop = () => {
      // Back takes one layer away, the upper one; and what another layer leaves behind, none.
      if (layers.at(-1) !== own || leaving) return
      isBack = true
      close()
    }
    const addStep = () => {
      if (isClosed) return
      layer.push(true)
      isAdded = true
      layers.push(own)
      addEventListener('popstate', onPop)
    }
    // The step of a layer just closed goes a moment later; it must not take this one's with it.
    if (leaving) void leaving.then(addStep)
    else addStep()
    return () => {
      isClosed = true
      removeEventListener('popstate', onPop)
      if (isAdded) layers.splice(layers.indexOf(own), 1)
      // Closed by other means: the step that was added goes, unless the screen has changed.
      if (isAdded && !isBack && layer.read()) leave()
    }
  }, [isOpen])
}

// Those that are open, the upper one last.
const layers: symbol[] = []

let leaving: Promise<void> | undefined

function leave(): void {
  leaving = new Promise((resolve) => {
    const done = () => {
      leaving = undefined
      resolve()
    }
    addEventListener('popstate', done, { once: true })
  })
  history.back()
}

/** Takes the steps away that layers have left behind when the page was reloaded over them. */
export function leaveLostLayer(): void {
  if (!layer.read()) return
  leave()
  void leaving?.then(leaveLostLayer)
}
