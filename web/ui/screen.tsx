import { type ReactNode, useEffect } from 'react'
import { frameText } from '../text/frame.ts'

let isFirstScreen = true
let isGoingBack = false
let shownPath: string | undefined

if (globalThis.window) {
  addEventListener('popstate', () => {
    // Back may also have closed something that lay over this very screen.
    isGoingBack = location.pathname !== shownPath
  })
}

/**
 * A screen as it comes up: its name goes into the window title and, unless it is the one that the
 * browser has just loaded, the focus to its heading, so that a screen reader says where one is.
 */
export function Screen({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · ${frameText.product}`
    if (!isFirstScreen) {
      document.querySelector<HTMLElement>('#icerik h1')?.focus({ preventScroll: true })
      // Going back, the browser returns to where the reader was.
      if (!isGoingBack) scrollTo(0, 0)
    }
    isFirstScreen = false
    isGoingBack = false
    shownPath = location.pathname
  }, [title])
  return children
}
