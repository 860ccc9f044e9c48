import type { WordSet } from '#domain/search/word-set.ts'
import { type LinkCode, linkCode } from '../export/link-code.ts'
import { fitsIntoCode } from '../export/link-code-size.ts'
import { linkToList } from '../export/list-link.ts'
import { listOfSet } from './list-of-set.ts'

/** The code of a link that carries the words of `set`, where it can be read off paper. */
export async function codeOfSet(set: WordSet, name: string): Promise<LinkCode | undefined> {
  const list = await listOfSet(set, name)
  if (!list.ok) return undefined
  const link = await linkToList(list.value, location.origin)
  return link.ok && fitsIntoCode(link.value) ? linkCode(link.value) : undefined
}
