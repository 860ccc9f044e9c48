import { everySense, isSecondEdition } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const countability: Check = {
  name: 'countability',
  sentence:
    'Noun senses say whether they are counted, and no others; where both holds, the uses can show each.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { headword, entry, sense } = placed
      const isNoun = entry.partOfSpeech === 'noun'
      if (!isNoun && sense.countability !== undefined)
        yield inSense(
          placed,
          'problem',
          `a ${entry.partOfSpeech} has no countability`,
          'take it out',
        )
      if (!isNoun || !isSecondEdition(headword)) continue
      if (sense.countability === undefined)
        yield inSense(
          placed,
          'problem',
          'does not say whether it is counted',
          'write countable, uncountable, both or plural',
        )
      if (sense.countability === 'both' && sense.uses.length < 2)
        yield inSense(placed, 'problem', 'is counted and not, in one use', 'let the uses show each')
    }
  },
}
