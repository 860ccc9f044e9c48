import { isVerb, type PartOfSpeech } from '#domain/words/entry.ts'
import { secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const relationsPartOfSpeech: Check = {
  name: 'relations-part-of-speech',
  sentence:
    'Synonyms and antonyms that are headwords have the part of speech of their sense; a verb and a phrasal verb are as one, and a phrase stands beside any.',
  *find(lexicon) {
    const parts = new Map(
      lexicon.words.map(({ headword: { headword, entries } }) => [
        headword,
        entries.map((entry) => entry.partOfSpeech),
      ]),
    )
    for (const placed of secondEditionSenses(lexicon)) {
      const { partOfSpeech } = placed.entry
      for (const word of [...placed.sense.synonyms, ...placed.sense.antonyms])
        if (parts.get(word)?.some((part) => mayStandFor(part, partOfSpeech)) === false)
          yield inSense(
            placed,
            'advice',
            `we have no ${partOfSpeech} ${word}`,
            'put it into the example: is it true of this sense?',
          )
    }
  },
}

function mayStandFor(one: PartOfSpeech, other: PartOfSpeech): boolean {
  const isAnyPhrase = one === 'phrase' || other === 'phrase'
  return one === other || isAnyPhrase || (isVerb(one) && isVerb(other))
}
