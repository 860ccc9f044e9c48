import { spellers } from '../spellers.ts'
import { type Orthography, textsOf } from '../texts.ts'
import { turkishLower } from '../turkish-words.ts'
import { type Check, problem } from './finding.ts'
import {
  americanWords,
  britishWords,
  circumflexed,
  hintWords,
  inflectedLike,
  namesOfEveryDay,
  turkishForms,
} from './spelling-exceptions.ts'

const exceptions = 'lexicon/checks/spelling-exceptions.ts'
const suggestionsShown = 4

export const spelling: Check = {
  name: 'spelling',
  sentence: 'Every word is spelled as the dictionary of its language has it.',
  *find(lexicon) {
    for (const { file, place, language, text } of textsOf(lexicon))
      for (const word of wordsIn(text)) {
        const { isRight, suggestions } = judge(word, language)
        if (isRight) continue
        const says = `"${word}" in "${text}" is not in the ${readers[language].dictionary} dictionary`
        const instead = suggestions.length > 0 ? `write ${suggestions.join(', ')}; ` : ''
        yield problem(file, place, says, `${instead}if it is right, name it in ${exceptions}`)
      }
  },
}

// Neither what is joined to a digit (20th, 4'te) nor an ending on its own (-ed, -den).
const word = /(?<![\p{L}\p{N}']|(?<![\p{L}\p{N}])-)\p{L}+(?:['-]\p{L}+)*/gu

function wordsIn(text: string): string[] {
  return text.normalize('NFC').replaceAll('’', "'").match(word) ?? []
}

type Verdict = { readonly isRight: boolean; readonly suggestions: readonly string[] }

const verdicts = new Map<string, Verdict>()

// Remembered, because suggestions take their time and a word stands in many places.
function judge(word: string, language: Orthography): Verdict {
  const key = `${language} ${word}`
  const verdict = verdicts.get(key) ?? newVerdict(word, language)
  verdicts.set(key, verdict)
  return verdict
}

function newVerdict(word: string, language: Orthography): Verdict {
  const { dictionary, accepts } = readers[language]
  // *left-handed* is right if the dictionary has it, or both its parts.
  const isRight = accepts(word) || word.split('-').every(accepts)
  const suggestions = isRight ? [] : spellers[dictionary].suggestions(word)
  return { isRight, suggestions: suggestions.slice(0, suggestionsShown) }
}

type Reader = {
  /** The dictionary that suggests what may have been meant. */
  readonly dictionary: keyof typeof spellers
  readonly accepts: (word: string) => boolean
}

const readers: Readonly<Record<Orthography, Reader>> = {
  american: { dictionary: 'American', accepts: isAmerican },
  british: { dictionary: 'British', accepts: isBritish },
  turkish: { dictionary: 'Turkish', accepts: isTurkish },
  hint: {
    dictionary: 'Turkish',
    accepts: (word) => isTurkish(word) || hintWords.has(word),
  },
}

function isAmerican(word: string): boolean {
  return [word, owner(word)].some(
    (form) =>
      spellers.American.knows(form) ||
      americanWords.has(form) ||
      namesOfEveryDay.has(form) ||
      isTurkishName(form),
  )
}

function isBritish(word: string): boolean {
  return spellers.British.knows(word) || britishWords.has(word)
}

/** *Kars* and *Ayşe*: words that Turkish has with their capital only. */
function isTurkishName(word: string): boolean {
  return isTurkishForm(word) && !isTurkishForm(turkishLower(word))
}

/** *someone else* of *someone else's*: the dictionary has few of these forms. */
function owner(word: string): string {
  return word.replace(/'s$/, '')
}

function isTurkish(word: string): boolean {
  return isTurkishForm(word) || isTurkishForm(turkishLower(word))
}

/** Whether a word with these very capitals is Turkish. */
function isTurkishForm(form: string): boolean {
  return (
    turkishForms.has(form) ||
    [form, withoutCircumflex(form), withKnownStem(form)].some(spellers.Turkish.knows) ||
    isInPlace(form)
  )
}

/** *kitaplığımızdakiler* is right if *kitaplığımızda* is, and *evdekiler*. */
function isInPlace(form: string): boolean {
  const [, place, rest] = /^(.+[dt][ae])(ki.*)$/.exec(form) ?? []
  return place !== undefined && isTurkishForm(place) && spellers.Turkish.knows(`evde${rest}`)
}

/** *kağıdı* of *kâğıdı*; a word that has its circumflex for no reason is left as it is. */
function withoutCircumflex(word: string): string {
  const isKnown = [...circumflexed].some((beginning) => word.startsWith(beginning))
  return isKnown ? word.normalize('NFD').replaceAll('\u0302', '').normalize('NFC') : word
}

/** *annemle* of *büyükannemle*: the same endings on a word that the dictionary has. */
function withKnownStem(word: string): string {
  const found = Object.entries(inflectedLike).find(([stem]) => word.startsWith(stem))
  if (!found) return word
  const [stem, like] = found
  return `${like}${word.slice(stem.length)}`
}
