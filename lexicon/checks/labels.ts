import { isSecondEdition } from '../lexicon.ts'
import type { Entry, Headword } from '../schema.ts'
import { type Check, inSense, problem } from './finding.ts'

export const labels: Check = {
  name: 'labels',
  sentence:
    'A British word says that it is British, and a use does not repeat the label of its sense.',
  *find({ words }) {
    for (const { file, headword } of words.filter(({ headword }) => isSecondEdition(headword)))
      for (const entry of headword.entries) {
        if (lacksBritish(headword, entry))
          yield problem(
            file,
            entry.partOfSpeech,
            'has another word in America and no region',
            'write "region": "UK" at the senses that are British',
          )
        for (const sense of entry.senses)
          for (const { en, region, register } of sense.uses)
            for (const label of [region, register])
              if (label !== undefined && [sense.region, sense.register].includes(label))
                yield inSense(
                  { file, headword, entry, sense },
                  'problem',
                  `the use "${en}" is ${label} as its sense is`,
                  'say it once, at the sense',
                )
      }
  },
}

function lacksBritish(headword: Headword, { usWord = headword.usWord, senses }: Entry): boolean {
  return usWord !== undefined && senses.every(({ region }) => region !== 'UK')
}
