import { navigate, useHistoryState } from 'wouter/use-browser-location'
import type { Check } from '#domain/field-check.ts'

/** Something that a step of the browser's history keeps beside its address. */
export type HistoryNote<Value> = {
  /** What the present step keeps; `undefined` where it keeps nothing that can be understood. */
  readonly read: () => Value | undefined
  /** The same, live. On a painted page, which knows no history, there is none. */
  readonly useValue: () => Value | undefined
  /** Keeps it with the present step. */
  readonly keep: (value: Value) => void
  /** Adds a step that keeps it, at the same address. */
  readonly push: (value: Value) => void
}

/**
 * A note under `name`, held against `check` when read: what stands in the history may come from an
 * older version of the product. The notes of a step know nothing of each other.
 */
export function historyNote<Value>(name: string, check: Check<Value>): HistoryNote<Value> {
  const from = (state: Notes) => {
    const kept = state?.[name]
    return check(kept) ? kept : undefined
  }
  return {
    read: () => from(history.state),
    useValue: () => from(useHistoryState<Notes>()),
    keep: (value) => history.replaceState({ ...history.state, [name]: value }, ''),
    push: (value) => history.pushState({ ...history.state, [name]: value }, ''),
  }
}

type Notes = Readonly<Record<string, unknown>> | null

/**
 * Goes to an address in a new step, which keeps `notes` alone.
 *
 * @param replace whether it takes the place of the present step, to which Back then never returns.
 */
export function goTo(
  address: string,
  { replace = false, notes = null }: { readonly replace?: boolean; readonly notes?: Notes } = {},
): void {
  navigate(address, { replace, state: notes })
}

const scrolledBackMs = 500

/** Goes one step back, and then on from there, before the screen of that step is shown. */
export function goBackAnd(goOn: () => void): void {
  const goOnAtTop = () => {
    goOn()
    // A moment later the browser returns to where the reader was on the screen that is passed over.
    const toTop = () => scrollTo(0, 0)
    addEventListener('scroll', toTop, { once: true })
    setTimeout(() => removeEventListener('scroll', toTop), scrolledBackMs)
  }
  // Captured, so that it comes before the router's own.
  addEventListener('popstate', goOnAtTop, { once: true, capture: true })
  history.back()
}

/** Changes the address of the present step, which keeps its notes. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
}
