import type { WordEntry } from '../words/entry.ts'

/**
 * `count` words for a test, at most 400: *word0*, *word1*… Every five of them make a question, as
 * nothing is known of any that another could be taken for.
 */
export function someEntries(count: number): WordEntry[] {
  const letters = 'bcçdfgğhjklmnprsştvyz'
  return Array.from({ length: count }, (_, place) => {
    const [first, second] = [letters[place % 20], letters[Math.floor(place / 20)]]
    return {
      id: `word${place}.n.1`,
      word: `word${place}`,
      wordInfo: `thing ${place}`,
      turkish: [`${first}a${second}ı`],
      gloss: `karşılık${place}`,
      partOfSpeech: 'noun',
      shape: 'thing',
      cefr: 'A1',
      fields: [`field${place}`],
      ipa: { uk: '', us: '' },
      never: [],
    }
  })
}
