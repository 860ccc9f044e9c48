import { aTable, aTableWord } from '../words/word-table.test-support.ts'
import { type WordFinder, wordFinder } from './word-finder.ts'

const light = aTableWord('light', { partOfSpeech: 'noun', glosses: ['ışık'] })
const lightAsAdjective = aTableWord('light', { partOfSpeech: 'adjective', glosses: ['hafif'] })

/** A few words of a lexicon, in the order of its table. */
export const someWords = [
  aTableWord('again', { partOfSpeech: 'adverb', glosses: ['tekrar', 'yine'] }),
  aTableWord('color', { glosses: ['renk'], variants: ['colour'] }),
  aTableWord('gather', { partOfSpeech: 'verb', glosses: ['toplanmak', 'bir araya gelmek'] }),
  aTableWord('go', { partOfSpeech: 'verb', glosses: ['gitmek'], forms: ['went', 'gone'] }),
  aTableWord('ice cream', { glosses: ['dondurma'] }),
  { ...light, entries: [...light.entries, ...lightAsAdjective.entries] as typeof light.entries },
  aTableWord('scarce', { partOfSpeech: 'adjective', glosses: ['kıt', 'az bulunur'] }),
  aTableWord('the', { partOfSpeech: 'determiner', glosses: ['o, bu'] }),
  aTableWord('wilt', { partOfSpeech: 'verb', glosses: ['solmak'] }),
]

/** Finds words among `someWords`. */
export const findSome: WordFinder = wordFinder(aTable(someWords))
