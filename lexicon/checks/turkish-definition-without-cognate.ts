import { cognateIn } from '../cognates.ts'
import { everySense } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const turkishDefinitionWithoutCognate: Check = {
  name: 'turkish-definition-without-cognate',
  sentence: 'No word of a Turkish definition looks like the English headword.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { definitionTr } = placed.sense
      const hint = cognateIn(definitionTr, placed.headword.headword)
      if (hint)
        yield inSense(
          placed,
          'problem',
          `"${hint}" in definitionTr "${definitionTr}" gives the headword away`,
          'use a word that does not look like it',
        )
    }
  },
}
