import type { WordSet } from '#domain/search/word-set.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadCode } from '../api/load-code.ts'
import { setName } from '../text/word-set.ts'
import { hasOwnWords } from './has-own-words.ts'
import type { Printed } from './printed-set.tsx'
import { linkTo } from './share-set.ts'

/** Words of a table that are to be printed. */
export type PrintedWords = { readonly words: WordTable; readonly places: Iterable<number> }

/** What `set` is printed as at once: its address stands below where it opens elsewhere. */
export function printedOf(set: WordSet, { words, places }: PrintedWords): Printed {
  return {
    name: setName(set, words),
    set,
    table: words,
    places: [...places],
    ...(!hasOwnWords(set) && { link: linkTo(set) }),
  }
}

/**
 * The same, and where the set has own words the code of a link that carries them, if they fit into
 * one that can be read off paper.
 */
export async function printedWithCode(set: WordSet, words: PrintedWords): Promise<Printed> {
  const printed = printedOf(set, words)
  if (printed.link !== undefined) return printed
  const paper = await loadCode(() => import('./code-of-set.ts'))
  const code = paper.ok ? await paper.value.codeOfSet(set, printed.name) : undefined
  return { ...printed, ...(code && { code }) }
}
