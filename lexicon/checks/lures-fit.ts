import { cefrLevels } from '#domain/words/entry.ts'
import { luresOf, secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const luresFit: Check = {
  name: 'lures-fit',
  sentence: 'A lure is of the same part of speech, and at most one level above its headword.',
  *find(lexicon) {
    const headwords = new Map(lexicon.words.map(({ headword }) => [headword.headword, headword]))
    for (const placed of secondEditionSenses(lexicon)) {
      const { partOfSpeech, cefr } = placed.entry
      for (const lure of luresOf(placed.sense)) {
        const word = headwords.get(lure)
        if (!word) continue
        const entry = word.entries.find((one) => one.partOfSpeech === partOfSpeech)
        const remedy = 'take another lure'
        if (!entry)
          yield inSense(placed, 'problem', `the lure ${lure} is no ${partOfSpeech}`, remedy)
        else if (cefrLevels.indexOf(entry.cefr) > cefrLevels.indexOf(cefr) + 1)
          yield inSense(placed, 'problem', `the lure ${lure} is ${entry.cefr}`, remedy)
      }
    }
  },
}
