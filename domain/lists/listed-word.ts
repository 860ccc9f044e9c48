import { type Check, listOf, objectOf, oneOf, orAbsent, suchThat, text } from '../field-check.ts'
import { lettersOf, withoutMarks } from '../text/letters.ts'
import { partsOfSpeech } from '../words/entry.ts'
import { type NewListedWord, type OwnWord, ownWordId } from './own-list.ts'

/** How long the texts of an own word may be, in UTF-16 units, and how many meanings it may have. */
export const mostWordLength = 100
export const mostMeaningLength = 200
export const mostMeanings = 20
export const mostExampleLength = 500

const filled = (mostLength: number): Check<string> =>
  suchThat(text(mostLength), (value) => value.trim() !== '')

/** Whether `value` is a word that a list can hold: with a word in it, and all of it within bounds. */
export const isOwnWord: Check<OwnWord> = objectOf({
  word: filled(mostWordLength),
  meanings: listOf(filled(mostMeaningLength), mostMeanings),
  partOfSpeech: orAbsent(oneOf(partsOfSpeech)),
  example: orAbsent(
    objectOf({ en: filled(mostExampleLength), tr: orAbsent(text(mostExampleLength)) }),
  ),
  isMachineMade: orAbsent(oneOf([true])),
}) as Check<OwnWord>

// An own word is listed as itself, not by the sense that answers about it are kept under.
const isSense = suchThat(
  text(mostWordLength, /^[^.]+\.[a-z]+\.[0-9]+$/),
  (sense) => ownWordId(sense) === undefined,
)

/** Whether a list can hold `word` as it is. */
export function isListable(word: NewListedWord): boolean {
  return word.own === undefined ? isSense(word.sense) : isOwnWord(word.own)
}

/** What a list is written with for a word: the id of its sense, or an own word. */
export type WrittenWord = string | OwnWord

export function writtenWord(word: NewListedWord): WrittenWord {
  return word.own ?? word.sense
}

/** What `value` was written for; `undefined` where it is damaged. */
export function readWord(value: unknown): NewListedWord | undefined {
  if (isSense(value)) return { sense: value }
  return isOwnWord(value) ? { own: value } : undefined
}

/**
 * Tells which words are there already, letters folded: the same sense; or the same own word, unless
 * it brings a meaning of another kind than the ones it is there with.
 */
export class KnownWords {
  readonly #senses = new Set<string>()
  readonly #meanings = new Map<string, Set<string>>()

  constructor(words: Iterable<NewListedWord> = []) {
    for (const word of words) this.add(word)
  }

  has(word: NewListedWord): boolean {
    return word.own === undefined
      ? this.#senses.has(word.sense)
      : this.#hasOwn(foldedWord(word.own))
  }

  /** Adds a word, and tells whether it was not there yet. */
  add(word: NewListedWord): boolean {
    if (word.own === undefined) {
      const isNew = !this.#senses.has(word.sense)
      this.#senses.add(word.sense)
      return isNew
    }
    const own = foldedWord(word.own)
    const isNew = !this.#hasOwn(own)
    const known = this.#meanings.get(own.spelling) ?? new Set()
    for (const meaning of own.meanings) known.add(meaning)
    this.#meanings.set(own.spelling, known)
    return isNew
  }

  #hasOwn({ spelling, meanings }: FoldedWord): boolean {
    const known = this.#meanings.get(spelling)
    if (!known) return false
    return meanings.length === 0 || meanings.some((meaning) => known.has(meaning))
  }
}

type FoldedWord = { readonly spelling: string; readonly meanings: readonly string[] }

function foldedWord({ word, meanings }: OwnWord): FoldedWord {
  return {
    spelling: folded(word, 'en'),
    meanings: meanings.map((meaning) => folded(meaning, 'tr')),
  }
}

/** A text as it is compared: without case, marks and signs. */
function folded(written: string, language: 'en' | 'tr'): string {
  const letters = withoutMarks(lettersOf(written, language))
  // What has no letters, *:-)*, is still itself.
  return letters === '' ? written.trim() : letters
}
