import { type Firmness, firmnesses } from '#domain/record/memory.ts'
import type { WordFilter } from '#domain/search/word-filter.ts'
import { cefrLevels, listNames } from '#domain/words/entry.ts'

/** What the learner looks for: what the address of the screen says. */
export type WordChoice = {
  /** As it was typed. */
  readonly query: string
  readonly filter: WordFilter
}

export const mostLetters = 100

const firmnessNames: Readonly<Record<Firmness, string>> = {
  new: 'yeni',
  met: 'calisilan',
  familiar: 'tanidik',
  settling: 'pekisiyor',
  lasting: 'kalici',
}
const dueName = 'bekleyen'

/** What an address asks for, as far as it can be understood. */
export function choiceOf(search: string): WordChoice {
  const asked = new URLSearchParams(search)
  const among = <Name extends string>(key: string, names: readonly Name[]) => {
    const named = (asked.get(key) ?? '').toLowerCase().split(',')
    return names.filter((name) => named.includes(name.toLowerCase()))
  }
  const memory = among('bellek', [...Object.values(firmnessNames), dueName])
  return {
    query: (asked.get('q') ?? '').slice(0, mostLetters),
    filter: {
      lists: among('liste', listNames),
      levels: among('duzey', cefrLevels),
      field: asked.get('konu') || undefined,
      firmness: firmnesses.filter((one) => memory.includes(firmnessNames[one])),
      isDue: memory.includes(dueName),
    },
  }
}

/** What stands behind the `?` of the address that asks for `choice`; empty for everything. */
export function searchOf({ query, filter }: WordChoice): string {
  const { lists, levels, field, firmness, isDue } = filter
  const memory = [...firmness.map((one) => firmnessNames[one]), ...(isDue ? [dueName] : [])]
  const parts = {
    q: query,
    liste: lists.join(','),
    duzey: levels.join(',').toLowerCase(),
    konu: field ?? '',
    bellek: memory.join(','),
  }
  const asked = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))
  return asked.toString().replaceAll('%2C', ',')
}
