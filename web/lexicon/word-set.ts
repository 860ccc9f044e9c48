import { firmnesses } from '#domain/record/memory.ts'
import { setOfWords, type WordSet } from '#domain/search/word-set.ts'
import { cefrLevels, collectionNames } from '#domain/words/entry.ts'
import { firmnessNames, memoryKey } from './firmness-search.ts'

/** The longest query that an address keeps, in letters. */
export const mostLetters = 100
/** The most named words for a link: what is longer is cut off by some who pass it on. */
export const mostLinkedWords = 60
/** The most named words that an address of ours is asked for; with more, servers refuse it. */
export const mostNamedWords = 400

const dueName = 'bekleyen'
const ownListKey = 'listem'

/**
 * The set that an address asks for by what stands behind its `?`, as far as it can be understood.
 * Kelimeler, Öğren and Tarama all read it alike.
 */
export function setOf(search: string): WordSet {
  const asked = new URLSearchParams(search)
  const among = <Name extends string>(key: string, names: readonly Name[]) => {
    const named = (asked.get(key) ?? '').toLowerCase().split(',')
    return names.filter((name) => named.includes(name.toLowerCase()))
  }
  const memory = among(memoryKey, [...Object.values(firmnessNames), dueName])
  const words = (asked.get('kelime') ?? '').split(',').filter((word) => word !== '')
  return {
    ...setOfWords(words.slice(0, mostNamedWords)),
    ownList: asked.get(ownListKey)?.slice(0, mostLetters) || undefined,
    query: (asked.get('q') ?? '').slice(0, mostLetters),
    filter: {
      lists: among('liste', collectionNames),
      levels: among('duzey', cefrLevels),
      field: asked.get('konu') || undefined,
      firmness: firmnesses.filter((one) => memory.includes(firmnessNames[one])),
      isDue: memory.includes(dueName),
    },
  }
}

/** What stands behind the `?` of the address that asks for `set`; empty for every word. */
export function searchOf({ query, filter, words, ownList }: WordSet): string {
  const { lists, levels, field, firmness, isDue } = filter
  const memory = [...firmness.map((one) => firmnessNames[one]), ...(isDue ? [dueName] : [])]
  const parts = {
    q: query,
    [ownListKey]: ownList ?? '',
    liste: lists.join(','),
    duzey: levels.join(',').toLowerCase(),
    konu: field ?? '',
    [memoryKey]: memory.join(','),
    kelime: words.join(','),
  }
  const asked = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
  return asked.toString().replaceAll('%2C', ',')
}
