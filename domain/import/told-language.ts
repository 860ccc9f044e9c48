import { lettersOf, withoutMarks } from '../text/letters.ts'
import { foldedMeaning } from './match-sense.ts'
import { withoutParticle } from './read-cells.ts'
import type { WordFinder } from './word-finder.ts'

// Letters that English does not have, the ending by which verbs are listed, a suffix alone (*-e rağmen*).
const turkishSigns = /[çğışöüâîûÇĞİŞÖÜ]|\p{L}{2}m[ae]k(?!\p{L})|^[-–]\p{L}/u

/**
 * Whether `text` is Turkish and `english`, which stands on the other side of the same line, is not: by its
 * letters and endings, as a gloss of the English word, or as a loan that is spelled the Turkish way.
 */
export function isTurkishOf(text: string, english: string, find: WordFinder): boolean {
  if (text === '' || english === '' || turkishSigns.test(english)) return false
  return turkishSigns.test(text) || isGlossOf(text, english, find) || isLoanOf(text, english)
}

/**
 * Whether a line has its Turkish in front: what stands for the word is Turkish and no word of ours, and
 * what stands for its meaning is an English word, or the one that the Turkish one is a loan of.
 */
export function isTurned(word: string, meaning: string, find: WordFinder): boolean {
  if (foundAs(word, find) || !isTurkishOf(word, meaning, find)) return false
  return foundAs(meaning, find) !== undefined || isLoanOf(word, meaning)
}

function foundAs(text: string, find: WordFinder) {
  return find(text) ?? find(withoutParticle(text))
}

function isGlossOf(text: string, english: string, find: WordFinder): boolean {
  const found = foundAs(english, find)
  if (!found) return false
  const folded = foldedMeaning(text)
  return found.word.entries.some(({ senses }) =>
    senses.some(({ glosses }) => glosses.some((gloss) => foldedMeaning(gloss) === folded)),
  )
}

// How a loan ends in Turkish, and what it then ends in in English.
const loanEndings: readonly (readonly [turkish: RegExp, english: RegExp])[] = [
  [/(?:ik|iksel)$/, /(?:ic|ical|ics|ique)$/],
  [/syon$/, /[st]ion$/],
  [/loji$/, /logy$/],
  [/izm$/, /ism$/],
  [/ite$/, /ity$/],
]
const fewestLoanLetters = 3

/** Whether `text` is `english` as Turkish spells it: *akademik* of *academic*. */
function isLoanOf(text: string, english: string): boolean {
  const [turkish, other] = [withoutMarks(lettersOf(text, 'tr')), lettersOf(english, 'en')]
  const start = (word: string) => word.replaceAll(/[ck]/g, 'k').slice(0, fewestLoanLetters)
  return (
    start(turkish) === start(other) &&
    loanEndings.some(([ours, theirs]) => ours.test(turkish) && theirs.test(other))
  )
}
