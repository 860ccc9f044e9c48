import { isVerb, type PartOfSpeech, type Shape } from '#domain/words/entry.ts'
import { everySense, type PlacedSense } from '../lexicon.ts'
import { turkishWords } from '../turkish-words.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const infinitive = /m[ae]k$/
// Nouns that only look like infinitives.
const nounsInMek = new Set('basamak çakmak damak ekmek emek ırmak kaymak parmak yemek'.split(' '))
const adjectival = /([ae]n|l[ıiuü]|s[ıiuü]z|m[ıiuü]ş)$/
const adverbial = /([ae]r[ae]k|m[ae]d[ae]n)$/
const functionWords = new Set(['edat', 'bağlaç', 'zamir', 'söz', 'fiil', 'ünlem', 'sayı', 'ek'])

export const turkishFormFits: Check = {
  name: 'turkish-form-fits',
  sentence: 'A Turkish definition has the form of its part of speech, as all options beside it.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { definitionTr } = placed.sense
      const words = turkishWords(definitionTr)
      const wrong = misfit(placed, words, words.at(-1) ?? '')
      if (wrong)
        yield inSense(
          placed,
          wrong.severity,
          `definitionTr "${definitionTr}" ${wrong.says}`,
          wrong.remedy,
        )
    }
  },
}

type Misfit = Pick<Finding, 'severity' | 'says' | 'remedy'>

function misfit({ entry, sense }: PlacedSense, words: string[], last: string): Misfit | undefined {
  // Words that make no question stand beside no other option: they may say what they do.
  if (sense.quiz === false && functionWords.has(last)) return undefined
  const severity = sense.quiz === false ? 'advice' : 'problem'

  const pos: PartOfSpeech = entry.partOfSpeech
  // A fixed phrase may stand for any part of a sentence, or for all of it.
  if (pos === 'phrase') return undefined
  if (isVerb(pos)) {
    if (!infinitive.test(last))
      return { severity, says: `ends in ${last}`, remedy: 'end in -mek/-mak' }
  } else if (pos === 'noun') {
    if (infinitive.test(last) && !nounsInMek.has(last))
      return { severity, says: `ends in ${last}`, remedy: 'end in a noun or in -me/-ma' }
  } else if (pos === 'adjective') {
    if (/ki$/.test(last))
      return { severity: 'advice', says: `ends in ${last}`, remedy: 'end in -an/-en if it can be' }
    if (!adjectival.test(last) && !words.includes('kadar'))
      return {
        severity,
        says: `ends in ${last}`,
        remedy: 'end in -an/-en, -lı, -sız, -mış or use "kadar"',
      }
  } else if (pos === 'adverb') {
    return adverbMisfit(sense.shape, words, last, severity)
  } else if (!functionWords.has(last)) {
    return {
      severity,
      says: `ends in ${last}`,
      remedy: 'end in edat, bağlaç, zamir, söz, yardımcı fiil (or sayı)',
    }
  }
  return undefined
}

function adverbMisfit(
  shape: Shape | undefined,
  words: string[],
  last: string,
  severity: Finding['severity'],
): Misfit | undefined {
  if (shape === 'manner') {
    if (adverbial.test(last) || last === 'biçimde') return undefined
    return {
      severity,
      says: `ends in ${last}`,
      remedy: 'end in -arak/-erek, -madan/-meden or "biçimde"',
    }
  }
  if (shape === 'place' || shape === 'comment') {
    if (/[ae]r[ae]k$/.test(last) && last !== 'olarak')
      return { severity, says: `ends in ${last}`, remedy: 'a place or a comment is never in -arak' }
  }
  if (shape === 'comment' && !['olarak', 'gibi', 'göre', 'kadar', 'ki'].includes(last))
    return { severity: 'advice', says: `ends in ${last}`, remedy: 'end in "olarak" or "gibi"' }
  if (shape === 'degree' && !/ölçüde|kadar|derecede|miktarda|oranda/.test(words.join(' ')))
    return { severity: 'advice', says: `ends in ${last}`, remedy: 'end in "ölçüde" or "kadar"' }
  if (shape === 'place' && !/([dt][ae]|[dt][ae]n|[ae]|doğru)$/.test(last))
    return { severity: 'advice', says: `ends in ${last}`, remedy: 'end in -de or "yere"' }
  return undefined
}
