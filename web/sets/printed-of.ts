import type { WordSet } from '#domain/search/word-set.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadCode } from '../api/load-code.ts'
import type { LinkCode } from '../export/link-code.ts'
import { fitsIntoCode } from '../export/link-code-size.ts'
import { linkToList } from '../export/list-link.ts'
import { setName } from '../text/word-set.ts'
import { hasOwnWords, listOfSet } from './list-of-set.ts'
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
  const code = printed.link === undefined ? await codeOf(set, printed.name) : undefined
  return { ...printed, ...(code && { code }) }
}

async function codeOf(set: WordSet, name: string): Promise<LinkCode | undefined> {
  const list = await listOfSet(set, name)
  if (!list.ok) return undefined
  const link = await linkToList(list.value, location.origin)
  if (!link.ok || !fitsIntoCode(link.value)) return undefined
  const code = await loadCode(() => import('../export/link-code.ts'))
  return code.ok ? code.value.linkCode(link.value) : undefined
}
