import { type PlacedSense, secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

const most = 4

export const usesSuffice: Check = {
  name: 'uses-suffice',
  sentence: 'A sense has two to four uses; a plain thing or a number may have one.',
  *find(lexicon) {
    for (const placed of secondEditionSenses(lexicon)) {
      const count = placed.sense.uses.length
      const fewest = isPlain(placed) ? 1 : 2
      if (count < fewest)
        yield inSense(
          placed,
          'problem',
          `has ${count} uses`,
          'write the phrases in which the word is met, the commonest first',
        )
      if (count > most) yield inSense(placed, 'problem', `has ${count} uses`, 'keep the commonest')
    }
  },
}

function isPlain({ entry, sense }: PlacedSense): boolean {
  return entry.partOfSpeech === 'number' || sense.shape === 'thing'
}
