import { isObject, numberWithin, text } from '../field-check.ts'
import { type Steps, stepSize } from '../steps.ts'
import { readWord } from './listed-word.ts'
import { type ListedWord, type NewListedWord, type OwnList, senseOfListed } from './own-list.ts'

/** One field of the lists, and what it becomes; `null` makes it as if it had never been set. */
export type ListChange = { readonly field: string; readonly value: unknown }

/**
 * The fields that lists are kept in, each with the last one who wrote it. A list, a word and a batch
 * of words that were added together have an id each, and a word's is its batch's and its number in
 * it; so what is done to a word is independent of what was done to its list, and two devices that
 * change different things of one word both have their way.
 */
export const listFields = {
  name: (list: string) => `${list}.name`,
  isDeleted: (list: string) => `${list}.isDeleted`,
  /** Words that were added together: see `WrittenBatch`. */
  batch: (batch: string) => `${batch}.words`,
  /** What the word is now, where it is not what it was added as. */
  word: (word: string) => `${word}.word`,
  /** The list that a word, or what else is left of a batch, is in now; the empty text for none. */
  home: (wordOrBatch: string) => `${wordOrBatch}.list`,
  /**
   * What a list stands among the lists by, and a word among the words of its list: see `KeptList`. That
   * of a batch is its first word's, where it is no more the one it was added with.
   */
  rank: (listWordOrBatch: string) => `${listWordOrBatch}.rank`,
}

/** What a batch's field holds: the list, the rank of its first word, and the words. */
export type WrittenBatch = {
  readonly list: string
  readonly rank: number
  readonly words: readonly unknown[]
}

export const mostNameLength = 100
/** The most words that a list may have, and the most lists that may be made. */
export const mostWordsInList = 100_000
export const mostLists = 500
// Lists of several devices come together. What is beyond that, no learner has made: it stays in the
// log, and keeps no screen busy.
const mostListsRead = 10 * mostLists
const mostWordsRead = 10 * mostWordsInList
const idPattern = /^[0-9a-z]{1,60}$/
// The id of a word is that of its batch and its number in it.
const batchPattern = /^[0-9a-z]{1,56}$/
const isName = text(mostNameLength)
const isRank = numberWithin(-1e15, 1e15)
const numberDigits = 4

/** The id of the word that stands at `number` in a batch. */
export function wordId(batch: string, number: number): string {
  return `${batch}${number.toString(36).padStart(numberDigits, '0')}`
}

/** The batch that a word was added with, and its number in it. */
export function partsOfWordId(id: string): { readonly batch: string; readonly number: number } {
  const batch = id.slice(0, -numberDigits)
  return { batch, number: Number.parseInt(id.slice(-numberDigits), 36) }
}

/**
 * A list, with the numbers that it and its words are in order by: any two have another between them,
 * so that what is put elsewhere is the only thing that changes.
 */
export type KeptList = OwnList & {
  readonly rank: number
  readonly ranks: readonly number[]
  /**
   * The words, by their ids, that do not go where their batch goes: they have a list of their own, or a
   * rank alone.
   */
  readonly strays: ReadonlyMap<string, 'list' | 'rank'>
}

type RankedWord = {
  readonly word: ListedWord
  readonly rank: number
  readonly stray?: 'list' | 'rank' | undefined
}

/**
 * The lists that the latest values of all fields make, in their order. Whatever is damaged counts for
 * nothing; words of a list that is deleted, or that never came, are in none.
 */
export function* listsOf(values: ReadonlyMap<string, unknown>): Steps<KeptList[]> {
  const lists = new Map<string, { name: string; rank: number; words: RankedWord[] }>()
  for (const [field, value] of values) {
    const id = idOf(field, '.name')
    if (id === undefined || !isName(value) || value.trim() === '') continue
    if (values.get(listFields.isDeleted(id)) === true) continue
    lists.set(id, { name: value, rank: rankIn(values, id, 0), words: [] })
  }
  let words = 0
  yield* readWords(values, ({ home, ...ranked }) => {
    const list = lists.get(home)
    if (!list) return true
    list.words.push(ranked)
    words += 1
    return words < mostWordsRead
  })
  const kept: KeptList[] = []
  for (const [id, { name, rank, words }] of lists) {
    words.sort((a, b) => a.rank - b.rank || (a.word.id < b.word.id ? -1 : 1))
    const senses = new Set<string>()
    for (const [at, { word }] of words.entries()) {
      if (at % stepSize === 0) yield 1
      senses.add(senseOfListed(word))
    }
    kept.push({
      id,
      name,
      rank,
      words: words.map(({ word }) => word),
      senses,
      ranks: words.map((ranked) => ranked.rank),
      strays: new Map(words.flatMap(({ word, stray }) => (stray ? [[word.id, stray]] : []))),
    })
  }
  return kept.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)).slice(0, mostListsRead)
}

type HomedWord = RankedWord & { readonly home: string }

/** Tells every word there is, with the list that it is in, until `tell` wants no more. */
function* readWords(
  values: ReadonlyMap<string, unknown>,
  tell: (word: HomedWord) => boolean,
): Steps<void> {
  // Few words are ever changed; looking for each of a hundred thousand would take long.
  const changed = new Set<string>()
  let fields = 0
  for (const field of values.keys()) {
    const id = idOf(field, '.word') ?? idOf(field, '.list') ?? idOf(field, '.rank')
    if (id !== undefined) changed.add(id)
    fields += 1
    if (fields % stepSize === 0) yield 0
  }
  let read = 0
  for (const [field, value] of values) {
    read += 1
    const batch = idOf(field, '.words')
    if (batch === undefined || !batchPattern.test(batch) || !isBatch(value)) continue
    const batchHome = homeIn(values, batch) ?? value.list
    const batchRank = rankIn(values, batch, value.rank)
    for (const [number, written] of value.words.entries()) {
      if (number % stepSize === 0) yield read / fields
      const id = wordId(batch, number)
      const added = readOnce(written)
      if (!changed.has(id)) {
        const rank = batchRank + number
        if (added && !tell({ word: withId(id, added), home: batchHome, rank })) return
        continue
      }
      const now = values.get(listFields.word(id))
      const word = (now === undefined || now === null ? undefined : readWord(now)) ?? added
      if (!word) continue
      const own = { home: homeIn(values, id), rank: values.get(listFields.rank(id)) }
      const goesOn = tell({
        word: withId(id, word),
        home: own.home ?? batchHome,
        rank: rankIn(values, id, batchRank + number),
        stray: own.home !== undefined ? 'list' : isRank(own.rank) ? 'rank' : undefined,
      })
      if (!goesOn) return
    }
  }
}

// Batches are never changed, and with a hundred thousand words reading them is what takes long.
const readBefore = new WeakMap<object, NewListedWord>()

function readOnce(written: unknown): NewListedWord | undefined {
  if (!isObject(written)) return readWord(written)
  const known = readBefore.get(written) ?? readWord(written)
  if (known) readBefore.set(written, known)
  return known
}

function withId(id: string, word: NewListedWord): ListedWord {
  return word.own === undefined ? { id, sense: word.sense } : { id, own: word.own }
}

function isBatch(value: unknown): value is WrittenBatch {
  if (!isObject(value)) return false
  const { list, rank, words } = value as Partial<WrittenBatch>
  return typeof list === 'string' && isRank(rank) && Array.isArray(words)
}

function homeIn(values: ReadonlyMap<string, unknown>, id: string): string | undefined {
  const value = values.get(listFields.home(id))
  return typeof value === 'string' ? value : undefined
}

function rankIn(values: ReadonlyMap<string, unknown>, id: string, otherwise: number): number {
  const value = values.get(listFields.rank(id))
  return isRank(value) ? value : otherwise
}

function idOf(field: string, ending: string): string | undefined {
  if (!field.endsWith(ending)) return undefined
  const id = field.slice(0, -ending.length)
  return idPattern.test(id) ? id : undefined
}

/** What takes `changes` back: each field becomes what it is in `values`. */
export function inverseOf(
  changes: readonly ListChange[],
  values: ReadonlyMap<string, unknown>,
): ListChange[] {
  return changes.map(({ field }) => ({ field, value: values.get(field) ?? null }))
}
