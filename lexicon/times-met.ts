import { englishWords, possibleLemmas } from './english-words.ts'
import type { WordFile } from './lexicon.ts'

/**
 * In the English texts of how many other words each headword is met, in any of its forms: in their
 * definitions, examples and uses. It stands for how frequent a word is in plain English, since
 * whoever knows it can read so many more of them; and it is counted in what is our own.
 */
export function timesMet(words: readonly WordFile[]): ReadonlyMap<string, number> {
  const names = words.map(({ headword }) => headword.headword)
  const single = new Map(names.filter(isOneWord).map((name) => [name.toLowerCase(), name]))
  const phrases = names.filter((name) => !isOneWord(name))
  const met = new Map<string, number>()
  for (const { headword } of words) {
    const texts = headword.entries.flatMap(({ senses }) =>
      senses.flatMap(({ definition, example, uses }) => [
        definition,
        example.en,
        ...uses.map(({ en }) => en),
      ]),
    )
    const spoken = texts.map(englishWords)
    const lemmas = new Set(spoken.flat().flatMap(possibleLemmas))
    const whole = ` ${spoken.map((some) => some.join(' ')).join(' . ')} `
    const found = new Set([
      ...[...lemmas].map((lemma) => single.get(lemma)),
      ...phrases.filter((phrase) => whole.includes(` ${englishWords(phrase).join(' ')} `)),
    ])
    found.delete(headword.headword)
    for (const name of found) if (name !== undefined) met.set(name, (met.get(name) ?? 0) + 1)
  }
  return met
}

const isOneWord = (name: string) => englishWords(name).length === 1
