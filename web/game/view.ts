import { useEffect } from 'react'
import { z } from 'zod/mini'
import { pageAddress } from '#contract/addresses.ts'
import { goTo, historyNote } from '../ui/history-note.ts'

/** Which of its faces the screen at `/` shows; it stands in the history, so Back changes it. */
export type View = 'home' | 'quiz' | 'review'

const viewNote = historyNote('view', z.enum(['quiz', 'review']))

/** The face that the history asks for. A prerendered page is always home. */
export function useView(): View {
  return viewNote.useValue() ?? 'home'
}

/** Goes to a face of `/`, from any screen; `replace` where Back must not return to this one. */
export function openView(view: View, { replace = false } = {}): void {
  goTo(pageAddress.home, { replace, notes: view === 'home' ? null : { view } })
}

/** Leaves a face that has nothing to show. */
export function useRedirect(isNeeded: boolean, view: View): void {
  useEffect(() => {
    if (isNeeded) openView(view, { replace: true })
  }, [isNeeded, view])
}
