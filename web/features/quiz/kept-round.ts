import { useLayoutEffect } from 'react'
import { anyNumber, objectOf } from '#domain/field-check.ts'
import { historyNote } from '../../ui/history-note.ts'

/** Where a question of the review stood on the screen. */
const roundNote = historyNote('round', objectOf({ number: anyNumber, top: anyNumber }))

/** Keeps with the step of the history which question the reader was at, before it is left. */
export function keepRound(number: number): void {
  const top = roundElement(number)?.getBoundingClientRect().top ?? 0
  roundNote.keep({ number, top })
}

/**
 * Returns to the question that was kept. The browser would return to a height, but the questions
 * out of sight have not been laid out yet, and are not as high as it remembers.
 */
export function useKeptRound(isShown: boolean): void {
  useLayoutEffect(() => {
    const round = roundNote.read()
    if (!isShown || !round) return
    const goThere = () => {
      const box = roundElement(round.number)?.getBoundingClientRect()
      if (box) scrollBy(0, box.top - round.top)
    }
    // Once at its place, what is around it is laid out, and the browser has had its own try.
    goThere()
    const frame = requestAnimationFrame(() => requestAnimationFrame(goThere))
    return () => cancelAnimationFrame(frame)
  }, [isShown])
}

function roundElement(number: number): Element | undefined {
  return document.getElementById(`soru-${number}`)?.closest('section[aria-labelledby]') ?? undefined
}
