import { create } from 'zustand'
import { truth } from '#domain/field-check.ts'
import type { Correction } from '#domain/lists/correction.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { localRecord } from '../storage/local-record.ts'

/** What a learner has added to the lexicon: words in lists, and corrections of its senses. */
export type OwnLexicon = {
  readonly lists: readonly OwnList[]
  readonly corrections: ReadonlyMap<string, Correction>
}

// Whether the learning record has anything of the kind, so that whoever has nothing waits for nothing.
const mark = localRecord('io.own', 1, truth)
const useOwn = create<{ readonly own: OwnLexicon | undefined }>(() => ({ own: undefined }))

let read: (() => Promise<unknown>) | undefined

/** Says how the learner's own words are read: then `tellOwn` is called, and again with each change. */
export function readOwnBy(reading: () => Promise<unknown>): void {
  read = reading
}

/** Tells what the learning record has now; it applies everywhere from now on. */
export function tellOwn(own: OwnLexicon): void {
  const isAny = own.lists.length > 0 || own.corrections.size > 0
  if (isAny) mark.write(true)
  else mark.remove()
  const before = useOwn.getState().own
  const isSame = before?.lists === own.lists && before.corrections === own.corrections
  if (!isSame) useOwn.setState({ own: isAny ? own : undefined })
}

/** What the learner has added; `undefined` where that is nothing, or cannot be read. */
export async function ownLexicon(): Promise<OwnLexicon | undefined> {
  const marked = mark.read()
  if (!useOwn.getState().own && marked.ok && marked.value) await read?.()
  return useOwn.getState().own
}

/** What `make` makes of what the learner has added; made anew when that has changed. */
export function madeWithOwn<Made>(
  make: (own: OwnLexicon | undefined) => Made,
): () => Promise<Made> {
  let last: { readonly own: OwnLexicon | undefined; readonly made: Made } | undefined
  return async () => {
    const own = await ownLexicon()
    if (!last || last.own !== own) last = { own, made: make(own) }
    return last.made
  }
}

/** What the learner has added as far as it is known now, live; it may not have been read yet. */
export function useOwnLexicon(): OwnLexicon | undefined {
  return useOwn(({ own }) => own)
}

/** The same for whoever is no component. */
export const knownOwn = {
  now: (): OwnLexicon | undefined => useOwn.getState().own,
  follow: (onChange: () => void): (() => void) => useOwn.subscribe(onChange),
}
