import { englishWords } from '../english-words.ts'
import { secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const usesSayMore: Check = {
  name: 'uses-say-more',
  sentence: 'A use is neither the bare headword, nor the example again, nor named twice.',
  *find(lexicon) {
    for (const placed of secondEditionSenses(lexicon)) {
      const { headword, sense } = placed
      const seen = new Set<string>()
      for (const { en } of sense.uses) {
        const phrase = wordsOf(en)
        const report = (says: string, remedy: string) =>
          inSense(placed, 'problem', `the use "${en}" ${says}`, remedy)
        if (phrase === wordsOf(headword.headword))
          yield report('is the headword alone', 'say what stands with it')
        if (isMostOf(phrase, wordsOf(sense.example.en)))
          yield report('is the example again', 'take another phrase')
        if (seen.has(phrase)) yield report('stands there twice', 'take another phrase')
        seen.add(phrase)
      }
    }
  },
}

const wordsOf = (text: string) => englishWords(text).join(' ')

/** Whether a phrase is the sentence, or all of it but a word or two. */
function isMostOf(phrase: string, sentence: string): boolean {
  const left = sentence.split(' ').length - phrase.split(' ').length
  return left <= 2 && ` ${sentence} `.includes(` ${phrase} `)
}
