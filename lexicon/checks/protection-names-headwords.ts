import { everySense } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const protectionNamesHeadwords: Check = {
  name: 'protection-names-headwords',
  sentence: 'Words to avoid and kinds are headwords that we have: any other protects nothing.',
  *find(lexicon) {
    const headwords = new Set(lexicon.words.map(({ headword }) => headword.headword))
    for (const placed of everySense(lexicon)) {
      const { avoidAsDistractor, kindOf } = placed.sense
      for (const word of avoidAsDistractor) {
        if (headwords.has(word)) continue
        const says = `avoidAsDistractor: there is no word ${word}`
        yield inSense(placed, 'problem', says, 'name one that we have, or take it out')
      }
      if (kindOf !== undefined && !headwords.has(kindOf)) {
        const says = `kindOf: there is no word ${kindOf}`
        yield inSense(placed, 'problem', says, 'take the nearest headword above it')
      }
    }
  },
}
