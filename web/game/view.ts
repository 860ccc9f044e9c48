import { useEffect } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { oneOf } from '#domain/field-check.ts'
import { goBackAnd, goTo, historyNote } from '../ui/history-note.ts'

/** Which of its faces the screen at `/` shows; it stands in the history, so Back changes it. */
export type View = 'home' | 'quiz' | 'review'

const viewNote = historyNote('view', oneOf(['quiz', 'review']))

/** The face that the history asks for. A prerendered page is always home. */
export function useView(): View {
  return viewNote.useValue() ?? 'home'
}

/** Goes to a face of `/`, from any screen; `replace` where Back must not return to this one. */
export function openView(view: View, { replace = false } = {}): void {
  goTo(pageAddress.home, { replace, notes: view === 'home' ? null : { view } })
}

const aboveReview = historyNote('aboveReview', oneOf([true]))

/** What a step keeps that stands above the review in the history: the results opened from it. */
export const fromReview = { aboveReview: true }

/**
 * Goes to the quiz for a game. From home it is a step of its own; after a game it takes the place
 * of that game's review and results, or Back would lead through every game played.
 */
export function openQuiz(): void {
  const goThere = () => openView('quiz', { replace: true })
  if (aboveReview.read()) goBackAnd(goThere)
  else if (viewNote.read() || location.pathname === pageAddress.results) goThere()
  else openView('quiz')
}

/** Leaves a face that has nothing to show. */
export function useRedirect(isNeeded: boolean, view: View): void {
  useEffect(() => {
    if (isNeeded) openView(view, { replace: true })
  }, [isNeeded, view])
}
