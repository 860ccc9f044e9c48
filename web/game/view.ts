import { useEffect } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { pageAddress } from '#contract/addresses.ts'

/** Which of its faces the screen at `/` shows; it stands in the history, so Back changes it. */
export type View = 'home' | 'quiz' | 'review'

const views: readonly unknown[] = ['quiz', 'review'] satisfies View[]

/** The face that the history asks for. A prerendered page is always home. */
export function useView(): View {
  const state = useHistoryState() as { view?: unknown } | null
  return views.includes(state?.view) ? (state?.view as View) : 'home'
}

/** Goes to a face of `/`, from any screen; `replace` where Back must not return to this one. */
export function openView(view: View, { replace = false } = {}): void {
  navigate(pageAddress.home, { replace, state: view === 'home' ? null : { view } })
}

/** Leaves a face that has nothing to show. */
export function useRedirect(isNeeded: boolean, view: View): void {
  useEffect(() => {
    if (isNeeded) openView(view, { replace: true })
  }, [isNeeded, view])
}
