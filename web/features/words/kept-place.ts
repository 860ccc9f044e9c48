import { useLayoutEffect } from 'react'

const restMs = 300

/**
 * Keeps how far the list is scrolled with its step of the history, and returns there on Back and
 * after a reload. The browser would too, but when it tries, the list is not there, or has no rows.
 */
export function useKeptScroll(): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const { listTop } = (history.state ?? {}) as { listTop?: number }
    if (listTop !== undefined) scrollTo(0, listTop)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(keepScroll, restMs)
    }
    addEventListener('scroll', keep, { passive: true })
    return () => {
      clearTimeout(timer)
      // Of the step that the screen was left for.
      history.scrollRestoration = 'auto'
      removeEventListener('scroll', keep)
    }
  }, [])
}

/** Keeps how far the list is scrolled now, before the screen is left. */
export function keepScroll(): void {
  const state = history.state as object | null
  history.replaceState({ ...state, listTop: Math.round(scrollY) }, '')
}

/** Keeps which word is the current one, by its slug, with the step of the history. */
export function keepCurrent(slug: string): void {
  history.replaceState({ ...(history.state as object | null), current: slug }, '')
}

/** The slug of the word that was the current one when this step of the history was left. */
export function keptCurrent(): string | undefined {
  const { current } = (history.state ?? {}) as { current?: unknown }
  return typeof current === 'string' ? current : undefined
}
