import { englishWords, possibleLemmas } from './english-words.ts'
import { wordsOfIrregularForm } from './irregular-forms.ts'
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
  // *clothes* and *best* are words of their own, and no forms of *cloth* and *bee*.
  const lemmasOf = (word: string) =>
    single.has(word) && !isParticiple(word)
      ? [word, ...wordsOfIrregularForm(word)]
      : possibleLemmas(word)
  for (const { headword } of words) {
    const texts = headword.entries.flatMap(({ senses }) =>
      senses.flatMap(({ definition, example, uses }) => [
        withoutFormula(definition),
        example.en,
        ...uses.map(({ en }) => en),
      ]),
    )
    const spoken = texts.map(englishWords)
    const lemmas = new Set(spoken.flat().flatMap(lemmasOf))
    const whole = ` ${spoken.map((some) => some.join(' ')).join(' . ')} `
    const found = new Set([
      ...[...lemmas].map((lemma) => single.get(lemma)),
      ...phrases.filter((phrase) => whole.includes(` ${englishWords(phrase).join(' ')} `)),
    ])
    found.delete(headword.headword)
    for (const name of found) if (name !== undefined) met.set(name, (met.get(name) ?? 0) + 1)
  }
  // *used* and *interesting* are met as forms of their verbs as well, and mostly.
  for (const [name, times] of met) {
    const isForm =
      isParticiple(name) && possibleLemmas(name).some((one) => one !== name && single.has(one))
    if (isForm) met.set(name, Math.round(times * shareOfAdjective))
  }
  return met
}

const shareOfAdjective = 0.25

const isParticiple = (word: string) => /(?:ed|ing)$/.test(word)

// *Used to ask for something* speaks about a word, and is no place where *used* is met.
const withoutFormula = (definition: string) => definition.replace(/^used /, '')

const isOneWord = (name: string) => englishWords(name).length === 1
