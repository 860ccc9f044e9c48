import { plainMeaning } from '../text/plain-meaning.ts'

/** Which of some words a text could stand for as well: see `clashesAmong`. */
export type Clashes = (meanings: readonly string[]) => ReadonlySet<number>

/**
 * Finds, among words of which meanings are known, those that mean the same as others as far as the
 * texts tell: a meaning of the one is a meaning of the other, or stands in it word by word (*yol*
 * and *kestirme yol*), whatever its case, marks, *bir* and *-mek/-mak*.
 *
 * Reads all words once; what a question costs depends on what it finds, not on how many they are.
 *
 * @param words the Turkish meanings of each, by its place.
 */
export function clashesAmong(words: readonly (readonly string[])[]): Clashes {
  const whole = new Map<string, number[]>()
  const holding = new Map<string, { readonly meaning: string; readonly place: number }[]>()
  for (const [place, meanings] of words.entries()) {
    for (const meaning of new Set(meanings.map(folded))) {
      gathered(whole, meaning).push(place)
      if (!meaning.includes(' ')) continue
      for (const part of new Set(meaning.split(' ')))
        gathered(holding, part).push({ meaning, place })
    }
  }

  return (meanings) => {
    const found = new Set<number>()
    for (const meaning of new Set(meanings.map(folded))) {
      for (const phrase of phrasesIn(meaning)) {
        for (const place of whole.get(phrase) ?? []) found.add(place)
      }
      const [first = ''] = meaning.split(' ')
      for (const longer of holding.get(first) ?? []) {
        if (holds(longer.meaning, meaning)) found.add(longer.place)
      }
    }
    return found
  }
}

// A text of signs alone is still itself.
function folded(meaning: string): string {
  return plainMeaning(meaning) || meaning.trim()
}

function holds(meaning: string, phrase: string): boolean {
  return ` ${meaning} `.includes(` ${phrase} `)
}

/** Every run of words within a meaning, itself among them. */
function* phrasesIn(meaning: string): Generator<string> {
  const words = meaning.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) yield words.slice(from, to).join(' ')
  }
}

function gathered<Key, Value>(groups: Map<Key, Value[]>, key: Key): Value[] {
  const known = groups.get(key)
  if (known) return known
  const fresh: Value[] = []
  groups.set(key, fresh)
  return fresh
}
