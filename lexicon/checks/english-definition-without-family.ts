import type { PartOfSpeech } from '#domain/words/entry.ts'
import { englishWords, sentenceHas } from '../english-words.ts'
import { wordsOfIrregularForm } from '../irregular-forms.ts'
import { everySense, isSecondEdition, knownHeadwords, type PlacedSense } from '../lexicon.ts'
import { type Families, wordFamilies } from '../word-families.ts'
import { type Check, inSense } from './finding.ts'

// What is compared may name what it is compared with.
const comparisons = new Set(['better', 'best', 'worse', 'worst', 'more', 'most', 'less', 'least'])
const compounds: readonly PartOfSpeech[] = ['noun', 'phrasal verb', 'phrase']
const agent = /(er|or|ar|ist|ian|ant|ent|ess|man|woman)$/

export const englishDefinitionWithoutFamily: Check = {
  name: 'english-definition-without-family',
  sentence: 'Neither a headword nor a word of its family stands in its English definition.',
  *find(lexicon) {
    const families = wordFamilies(knownHeadwords(lexicon))
    for (const placed of everySense(lexicon)) {
      const word = tellTale(placed, families)
      if (word)
        yield inSense(
          placed,
          'problem',
          `"${word}" in the definition "${placed.sense.definition}" is of the headword's family`,
          'explain it by other words',
        )
    }
  },
}

function tellTale({ headword, entry, sense }: PlacedSense, families: Families): string | undefined {
  const name = headword.headword
  if (comparisons.has(name)) return undefined
  const parts = name.split(/[ -]/)
  // All parts of a compound may stand there: olive oil is oil made from olives, and to give up
  // may be to give something to somebody else.
  if (isSecondEdition(headword) && parts.length > 1 && compounds.includes(entry.partOfSpeech))
    return sentenceHas(sense.definition, name, []) ? name : undefined
  // The class word of a compound may name the class: a washing machine is a machine.
  const classWord = parts.length > 1 && entry.partOfSpeech === 'noun' ? parts.at(-1) : undefined
  const own = families(classWord === undefined ? name : parts.slice(0, -1).join(' '))
  return englishWords(sense.definition).find((word) => {
    if (families(word).size === 0) return false
    if (word === name.toLowerCase()) return true
    const forms = [word, ...wordsOfIrregularForm(word)]
    if (forms.every((form) => families(form).isDisjointFrom(own))) return false
    // A singer is a person who sings.
    return !(entry.partOfSpeech === 'noun' && agent.test(name))
  })
}
