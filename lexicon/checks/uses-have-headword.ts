import { hasHeadword } from '../english-words.ts'
import { secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const usesHaveHeadword: Check = {
  name: 'uses-have-headword',
  sentence: 'Each use has the headword in it, in some form.',
  *find(lexicon) {
    for (const placed of secondEditionSenses(lexicon))
      for (const { en } of placed.sense.uses)
        if (!hasHeadword(en, placed.headword, placed.entry))
          yield inSense(
            placed,
            'problem',
            `the use "${en}" lacks the headword`,
            'take a phrase in which it stands',
          )
  },
}
