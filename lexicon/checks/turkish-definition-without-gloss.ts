import { everySense } from '../lexicon.ts'
import { hasTurkishPhrase } from '../turkish-words.ts'
import { type Check, inSense } from './finding.ts'

export const turkishDefinitionWithoutGloss: Check = {
  name: 'turkish-definition-without-gloss',
  sentence: 'No gloss of a sense stands in its Turkish definition as a whole word.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { definitionTr, gloss, quiz } = placed.sense
      for (const meaning of gloss) {
        if (meaning.startsWith('-') || !hasTurkishPhrase(definitionTr, meaning)) continue
        yield inSense(
          placed,
          quiz === false ? 'advice' : 'problem',
          `the gloss "${meaning}" stands in definitionTr "${definitionTr}"`,
          'explain it without that word',
        )
      }
    }
  },
}
