import { useLayoutEffect } from 'react'
import { anyNumber, text } from '#domain/field-check.ts'
import { historyNote } from '../../ui/history-note.ts'

const restMs = 300

/** How far the list was scrolled. */
const topNote = historyNote('listTop', anyNumber)

/**
 * Keeps how far the list is scrolled with its step of the history, and returns there on Back and
 * after a reload. The browser would too, but when it tries, the list is not there, or has no rows.
 */
export function useKeptScroll(): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const top = topNote.read()
    if (top !== undefined) scrollTo(0, top)
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
  topNote.keep(Math.round(scrollY))
}

/** Which word is the current one, by its slug. */
export const currentNote = historyNote('current', text())
