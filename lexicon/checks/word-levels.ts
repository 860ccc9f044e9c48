import { type Cefr, cefrLevels } from '#domain/words/entry.ts'
import { englishWords, possibleLemmas } from '../english-words.ts'
import { everySense, type Lexicon } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

// Allowed at every level: the words that definitions are made with.
const alwaysAllowed = new Set(
  'able someone something somebody other cannot used say for belong member amount'.split(' '),
)

export const wordLevels: Check = {
  name: 'word-levels',
  sentence: 'Definitions and examples are in words that the learner of the headword knows.',
  *find(lexicon) {
    const levels = levelsOfWords(lexicon)
    for (const placed of everySense(lexicon)) {
      const { headword, entry, sense } = placed
      const own = new Set([headword.headword, ...englishWords(headword.headword)])
      const tooHard = (text: string, highest: number) =>
        englishWords(withoutNames(text)).filter((word) => {
          const lemmas = [...possibleLemmas(word), ...word.split("'"), word.replace(/ly$/, '')]
          if (lemmas.some((lemma) => own.has(lemma) || alwaysAllowed.has(lemma))) return false
          if (/^\d+$/.test(word)) return false
          const known = lemmas
            .map((lemma) => levels.get(lemma))
            .filter((level) => level !== undefined)
          // All words of A1 and A2 are on file: what is not there is B1 at the least.
          return (known.length > 0 ? Math.min(...known) : B1) > highest
        })

      const hardInDefinition = tooHard(sense.definition, highestInDefinition(entry.cefr))
      if (hardInDefinition.length > 0)
        yield inSense(
          placed,
          'advice',
          `${hardInDefinition.join(', ')} in the definition may be too hard for ${entry.cefr}`,
          'use an easier word if there is one',
        )
      // One hard word in an example is allowed, if the picture is plain.
      const hardInExample = tooHard(sense.example.en, highestInExample(entry.cefr))
      if (hardInExample.length > 1)
        yield inSense(
          placed,
          'advice',
          `${hardInExample.join(', ')} in the example may be too hard for ${entry.cefr}`,
          'keep one of them at most',
        )
    }
  },
}

const [A2, B1, B2] = [1, 2, 3]

function highestInDefinition(cefr: Cefr): number {
  return cefrLevels.indexOf(cefr) <= B1 ? A2 : B1
}

function highestInExample(cefr: Cefr): number {
  const own = cefrLevels.indexOf(cefr)
  if (own <= A2) return A2
  return own === B1 ? B1 : own - 1
}

/** The lowest level that each word, and each word of a phrase, has in any part of speech. */
function levelsOfWords({ plan, words }: Lexicon): Map<string, number> {
  const levels = new Map<string, number>()
  const learn = (headword: string, level: number) => {
    for (const word of englishWords(headword))
      levels.set(word, Math.min(level, levels.get(word) ?? level))
  }
  for (const { headword, cefr, list } of plan) {
    if (cefr) learn(headword, cefrLevels.indexOf(cefr))
    else learn(headword, list === 'hard' ? B2 : A2)
  }
  for (const { headword } of words)
    for (const entry of headword.entries) learn(headword.headword, cefrLevels.indexOf(entry.cefr))
  return levels
}

// A capital within a sentence begins a name, which everybody can read.
function withoutNames(text: string): string {
  return text.replace(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu, '')
}
