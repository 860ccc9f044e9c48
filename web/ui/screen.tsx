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

/** Puts the focus on the heading of the screen, so that a screen reader says where one is. */
export function focusHeading(): void {
  const headings = document.querySelectorAll<HTMLElement>('#icerik h1')
  // What a screen shows depends on who is here: see `UntilKnown`.
  const shown = [...headings].find((heading) => heading.checkVisibility())
  shown?.focus({ preventScroll: true })
}

/** The same at the top of the page, once a heading has come up within a screen: a new question. */
export function useNewHeading(isUp = true): void {
  useEffect(() => {
    if (!isUp) return
    focusHeading()
    scrollTo(0, 0)
  }, [isUp])
}

/**
 * A screen as it comes up: its name goes into the window title and, unless it is the one that the
 * browser has just loaded, the focus to its heading.
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
      focusHeading()
      // Going back, the browser returns to where the reader was; the faces of one address have
      // each their own way.
      if (!isGoingBack && location.pathname !== shownPath) scrollTo(0, 0)
    }
    isFirstScreen = false
    isGoingBack = false
    shownPath = location.pathname
  }, [title])
  return children
}
