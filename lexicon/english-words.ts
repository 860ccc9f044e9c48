import { irregularFormsOf, wordsOfIrregularForm } from './irregular-forms.ts'
import type { Entry, Headword } from './schema.ts'

/** The words of an English text in lower case; *it's* is one word, *twenty-nine* are two. */
export function englishWords(text: string): string[] {
  return (
    text
      .replaceAll('’', "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  )
}

const vowel = /[aeiou]/

/** The forms that a one-word headword takes by rule: -s, -ed, -ing, -er, -est and the possessive. */
function regularForms(word: string): Set<string> {
  const forms = new Set([word, `${word}'s`, `${word}s'`])
  for (const stem of stemsBeforeSuffix(word))
    for (const suffix of ['s', 'es', 'ed', 'd', 'ing', 'er', 'est', 'r', 'st', "s'"])
      forms.add(stem + suffix)
  return forms
}

// hope → hop(ing); stop → stopp(ed); carry → carri(ed); lie → ly(ing); panic → panick(ed)
function stemsBeforeSuffix(word: string): string[] {
  const stems = [word]
  const last = word.at(-1) ?? ''
  if (last === 'e') stems.push(word.slice(0, -1))
  if (last === 'y') stems.push(`${word.slice(0, -1)}i`)
  if (last === 'c') stems.push(`${word}k`)
  if (word.endsWith('ie')) stems.push(`${word.slice(0, -2)}y`)
  if (word.endsWith('f')) stems.push(`${word.slice(0, -1)}v`)
  if (word.endsWith('fe')) stems.push(`${word.slice(0, -2)}v`)
  if (!vowel.test(last) && vowel.test(word.at(-2) ?? '')) stems.push(word + last)
  return stems
}

/** The headwords that a word of a text may be a form of: *stopped* → stopped, stop, stopp. */
export function possibleLemmas(word: string): string[] {
  const lemmas = [word, ...wordsOfIrregularForm(word)]
  const bare = word.replace(/'s$|s'$|'$/, '')
  if (bare !== word) lemmas.push(bare)
  for (const suffix of ['s', 'es', 'ed', 'd', 'ing', 'er', 'est', 'r', 'st']) {
    if (!bare.endsWith(suffix) || bare.length - suffix.length < 2) continue
    const stem = bare.slice(0, -suffix.length)
    lemmas.push(stem)
    // *seeing* and *freest* keep both their letters: *being* and *best* are no forms of *bee*.
    const hasLostE = suffix.length > 1 && suffix !== 'st' && !stem.endsWith('e')
    if (hasLostE) lemmas.push(`${stem}e`)
    if (stem.endsWith('i')) lemmas.push(`${stem.slice(0, -1)}y`)
    if (stem.endsWith('v')) lemmas.push(`${stem.slice(0, -1)}f`, `${stem.slice(0, -1)}fe`)
    if (stem.at(-1) === stem.at(-2)) lemmas.push(stem.slice(0, -1))
    if (stem.endsWith('y')) lemmas.push(`${stem.slice(0, -1)}ie`)
  }
  return lemmas
}

/** Every form of one word, regular and irregular. */
function formsOf(word: string): Set<string> {
  return new Set([...regularForms(word), ...irregularFormsOf(word)])
}

/** All the ways to write a headword: its own, and the British or American variant. */
export function spellings(headword: Headword): string[] {
  const variants = [headword, ...headword.entries].flatMap((place) => [
    place.ukSpelling,
    place.ukWord?.word,
    place.usWord?.word,
  ])
  return [headword.headword, ...variants.filter((word) => word !== undefined)]
}

/** Whether an English text has the headword of `entry`, or another spelling of it, in some form. */
export function hasHeadword(text: string, headword: Headword, { forms = {} }: Entry): boolean {
  const irregular = Object.values(forms).filter((form) => form !== undefined)
  return spellings(headword).some((spelling) => sentenceHas(text, spelling, irregular))
}

/**
 * Whether a sentence has the headword in one of its forms. Between the words of a phrasal verb up
 * to four others may stand (*turn the old radio off*), and *someone*, *something* and *one's* in a
 * headword of several words stand for any word.
 */
export function sentenceHas(
  sentence: string,
  headword: string,
  irregularForms: readonly string[],
): boolean {
  const words = englishWords(sentence)
  const all = englishWords(headword)
  const parts = all.length > 1 ? all.filter((part) => !placeholders.has(part)) : all
  const exactly = (form: string) => englishWords(form).map((part) => new Set([part]))
  return (
    hasInOrder(words, parts.map(formsOf)) ||
    irregularForms.some((form) => hasInOrder(words, exactly(form)))
  )
}

const placeholders = new Set(['someone', 'something', "one's", "someone's", 'oneself', 'sth', 'sb'])

const furthestParticle = 5

function hasInOrder(words: readonly string[], parts: readonly ReadonlySet<string>[]): boolean {
  const [first, ...rest] = parts
  if (!first) return false
  return words.some((word, start) => {
    if (!first.has(word)) return false
    let at = start
    return rest.every((part) => {
      const next = words.findIndex((w, i) => i > at && i <= at + furthestParticle && part.has(w))
      at = next
      return next !== -1
    })
  })
}
