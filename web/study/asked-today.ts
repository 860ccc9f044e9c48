import { create } from 'zustand'

const useAsked = create<{ senses: ReadonlySet<string> | undefined }>(() => ({ senses: undefined }))

/** Keeps which senses Tekrar asks today, for as long as the page lives. */
export function keepAskedToday(senses: readonly string[]): void {
  useAsked.setState({ senses: new Set(senses) })
}

/** How many of `senses` Tekrar asks today; `undefined` as long as that is not known. */
export function useAskedToday(senses: readonly string[]): number | undefined {
  const asked = useAsked((state) => state.senses)
  return asked && senses.filter((sense) => asked.has(sense)).length
}
