import { create } from 'zustand'
import type { Correction } from '#domain/lists/correction.ts'
import { type OwnList, ownWordId } from '#domain/lists/own-list.ts'
import type { GlossedWord } from '#domain/quiz/own-part.ts'
import type { TableExtension } from '#domain/words/extended-table.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { markedOwn, ownMark, ownSource } from './own-source.ts'

/**
 * What a learner has added to the lexicon: words in lists, and corrections of its senses. It brings
 * what is done with them along (`own-words.ts`), so that whoever has added nothing loads none of it.
 */
export type OwnLexicon = {
  readonly lists: readonly OwnList[]
  readonly corrections: ReadonlyMap<string, Correction>
  /** What the table of all words has besides. */
  readonly extension: TableExtension
  /** `table` with what the learner has added. */
  readonly addedTo: (table: WordTable) => WordTable
  /** What the card of an own word shows; `undefined` where there is no such word any more. */
  readonly detailOf: (slug: string) => WordDetail | undefined
  /** How an own word is asked; `undefined` where it is gone, or waits for a meaning. */
  readonly glossedOf: (sense: string) => GlossedWord | undefined
}

const useOwn = create<{ readonly own: OwnLexicon | undefined }>(() => ({ own: undefined }))

/** Tells what the learning record has now; it applies everywhere from now on. */
export function tellOwn(own: OwnLexicon): void {
  const isAny = own.lists.length > 0 || own.corrections.size > 0
  if (isAny) ownMark.write(own.corrections.size > 0)
  else ownMark.remove()
  const before = useOwn.getState().own
  const isSame = before?.lists === own.lists && before.corrections === own.corrections
  if (!isSame) useOwn.setState({ own: isAny ? own : undefined })
}

/** What the learner has added; `undefined` where that is nothing, or cannot be read. */
export async function ownLexicon(): Promise<OwnLexicon | undefined> {
  await ownSource.telling
  if (!useOwn.getState().own && markedOwn() !== undefined) await ownSource.read()
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

/**
 * Whether a sense is of an own word that is not asked: it is in no list any more, or has no meaning
 * yet. What was learned of it stays.
 */
export function isNotAsked(sense: string): boolean {
  return ownWordId(sense) !== undefined && !useOwn.getState().own?.glossedOf(sense)
}

/** Whether a sense is of an own word that is in no list any more. */
export function isInNoList(sense: string): boolean {
  const own = useOwn.getState().own
  return ownWordId(sense) !== undefined && !own?.detailOf(slugOfSense(sense))
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
