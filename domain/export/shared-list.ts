import { listOf, objectOf, oneOf, orNull, suchThat, text } from '../field-check.ts'
import { parseJson } from '../json.ts'
import { nameOfList } from '../lists/list-changes.ts'
import { isListable } from '../lists/listed-word.ts'
import { type NewListedWord, type OwnWord, ownWordId } from '../lists/own-list.ts'
import { partsOfSpeech } from '../words/entry.ts'

/** A list as it is handed on: words of the lexicon by their ids, own words as they are. */
export type SharedList = { readonly name: string; readonly words: readonly NewListedWord[] }

/** The most words that a link carries. */
export const mostSharedWords = 200

const version = 1

/** What a shared list is written as: as few signs as will do, because it has to fit into a link. */
export function writtenList({ name, words }: SharedList): string {
  return JSON.stringify([
    version,
    name,
    words.map((word) => (word.own ? writtenOwn(word.own) : word.sense)),
  ])
}

function writtenOwn({ word, meanings, partOfSpeech, example, isMachineMade }: OwnWord) {
  const kind = partOfSpeech ? partsOfSpeech.indexOf(partOfSpeech) : null
  const parts = [
    word,
    meanings,
    kind,
    example?.en ?? null,
    example?.tr ?? null,
    isMachineMade ?? null,
  ]
  // What is not there takes no place at the end.
  return parts.slice(0, parts.findLastIndex((part) => part !== null) + 1)
}

/** Why a text is no shared list: it is damaged, or was written by a version that knows more. */
export type SharedListProblem = 'broken' | 'newer'

/** The list that `written` is; what is not exactly one is refused as a whole. */
export function readList(written: string): SharedList | SharedListProblem {
  const value = parseJson(written)
  if (!Array.isArray(value) || typeof value[0] !== 'number') return 'broken'
  if (value[0] > version) return 'newer'
  const [, name, words] = value
  if (!isName(name) || !areWords(words)) return 'broken'
  const read = words.map(readWord)
  return read.every((word) => word !== undefined && isListable(word))
    ? { name, words: read as NewListedWord[] }
    : 'broken'
}

const isName = suchThat(text(), (name) => nameOfList(name) === name)
const isText = text()
const isOwn = objectOf({
  0: isText,
  1: listOf(isText),
  2: orNullOrAbsent(oneOf([...partsOfSpeech.keys()])),
  3: orNullOrAbsent(isText),
  4: orNullOrAbsent(isText),
  5: orNullOrAbsent(oneOf([true])),
})
const areWords = listOf(
  (value: unknown): value is unknown => typeof value === 'string' || Array.isArray(value),
  mostSharedWords,
  1,
)

function orNullOrAbsent<Value>(check: (value: unknown) => value is Value) {
  const isNullOr = orNull(check)
  return (value: unknown): value is Value | null | undefined =>
    value === undefined || isNullOr(value)
}

function readWord(value: unknown): NewListedWord | undefined {
  if (typeof value === 'string') {
    // A word of somebody's own is nothing to anybody else.
    return ownWordId(value) === undefined ? { sense: value } : undefined
  }
  if (!isOwn(value)) return undefined
  const { 0: word, 1: meanings, 2: kind, 3: en, 4: tr, 5: isMachineMade } = value
  const partOfSpeech = partsOfSpeech[kind ?? -1]
  return {
    own: {
      word,
      meanings,
      ...(partOfSpeech ? { partOfSpeech } : {}),
      ...(en ? { example: { en, ...(tr ? { tr } : {}) } } : {}),
      ...(isMachineMade ? { isMachineMade } : {}),
    },
  }
}
