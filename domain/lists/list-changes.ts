import { type Steps, stepSize } from '../steps.ts'
import {
  type KeptList,
  type ListChange,
  listFields,
  mostNameLength,
  partsOfWordId,
  type WrittenBatch,
  wordId,
} from './list-records.ts'
import { isListable, KnownWords, type WrittenWord, writtenWord } from './listed-word.ts'
import type { NewListedWord } from './own-list.ts'

/** A name as it is kept: without blanks around it; `undefined` where nothing or too much is left. */
export function nameOfList(typed: string): string | undefined {
  const name = typed.trim().replace(/\s+/g, ' ')
  return name === '' || name.length > mostNameLength ? undefined : name
}

/** Begins a list behind `lists`. */
export function creation(id: string, name: string, lists: readonly KeptList[]): ListChange[] {
  return [
    { field: listFields.name(id), value: name },
    { field: listFields.rank(id), value: Math.ceil((lists.at(-1)?.rank ?? -1) + 1) },
  ]
}

export function renaming(list: string, name: string): ListChange[] {
  return [{ field: listFields.name(list), value: name }]
}

export function deletion(list: string): ListChange[] {
  return [{ field: listFields.isDeleted(list), value: true }]
}

/** Puts a list where it then stands at `index` among `lists`. */
export function listMove(list: string, index: number, lists: readonly KeptList[]): ListChange[] {
  const others = lists.filter(({ id }) => id !== list)
  const rank = rankAt(
    index,
    others.map((other) => other.rank),
  )
  if (rank !== undefined) return [{ field: listFields.rank(list), value: rank }]
  const ids = others.map(({ id }) => id).toSpliced(index, 0, list)
  return ids.map((id, place) => ({ field: listFields.rank(id), value: place }))
}

/** What adding words to a list comes to. */
export type Addition = {
  readonly changes: readonly ListChange[]
  /** What takes it back: words that were moved elsewhere meanwhile stay there. */
  readonly inverse: readonly ListChange[]
  /** How many are added. */
  readonly added: number
  /** The id that each of the words has now; `undefined` for those that are not added. */
  readonly ids: readonly (string | undefined)[]
  /** Those that the list, or the words before them, have already. */
  readonly already: readonly NewListedWord[]
  /** Those that no list can hold: without a word, or longer than a word and its meanings are. */
  readonly refused: readonly NewListedWord[]
}

/** Adds words to the end of `list`, each of them once. */
export function* addition(
  list: KeptList,
  words: readonly NewListedWord[],
  newId: () => string,
): Steps<Addition> {
  const all = list.words.length + words.length
  const known = new KnownWords()
  for (const [at, word] of list.words.entries()) {
    if (at % stepSize === 0) yield at / all
    known.add(word)
  }
  const batches = newBatches(newId)
  const ids: (string | undefined)[] = []
  const already: NewListedWord[] = []
  const refused: NewListedWord[] = []
  for (const [at, word] of words.entries()) {
    if (at % stepSize === 0) yield (list.words.length + at) / all
    const isRefused = !isListable(word)
    if (!isRefused && known.add(word)) {
      ids.push(batches.add(writtenWord(word)))
      continue
    }
    ids.push(undefined)
    ;(isRefused ? refused : already).push(word)
  }
  let rank = endOf(list)
  const changes: ListChange[] = []
  const inverse: ListChange[] = []
  for (const { id, words: written } of batches.all) {
    const value: WrittenBatch = { list: list.id, rank, words: written }
    changes.push({ field: listFields.batch(id), value })
    inverse.push({ field: listFields.home(id), value: '' })
    rank += written.length
  }
  const added = words.length - already.length - refused.length
  return { changes, inverse, added, ids, already, refused }
}

function endOf(list: KeptList): number {
  return Math.ceil(list.ranks.reduce((last, rank) => Math.max(last, rank + 1), 0))
}

// A record has bounds (`is-bounded.ts`, and 64 kB in a backup): as JSON, so long a batch is always
// within them, whatever its words are made of.
const mostBatchLength = 16_000

/** Words in batches, each as long as a record may be. */
function newBatches(newId: () => string) {
  const all: { readonly id: string; readonly words: WrittenWord[] }[] = []
  let length = 0
  return {
    all,
    /** Adds a word; its id. */
    add(word: WrittenWord): string {
      const own = JSON.stringify(word).length + 1
      let batch = all.at(-1)
      if (!batch || length + own > mostBatchLength) {
        batch = { id: newId(), words: [] }
        all.push(batch)
        length = 0
      }
      batch.words.push(word)
      length += own
      return wordId(batch.id, batch.words.length - 1)
    },
  }
}

export function wordChange(word: string, now: NewListedWord): ListChange[] {
  return [{ field: listFields.word(word), value: writtenWord(now) }]
}

/** Takes words out of their list: a batch of which all go takes one record, however many they are. */
export function removal(list: KeptList, words: readonly string[]): ListChange[] {
  return goingTogether(list, words).flatMap(({ batch, ids }) =>
    (batch === undefined ? ids : [batch]).map((id) => ({ field: listFields.home(id), value: '' })),
  )
}

/** Takes words into another list, behind those that it has; batches as `removal` does. */
export function removalTo(
  target: KeptList,
  list: KeptList,
  words: readonly string[],
): ListChange[] {
  let rank = endOf(target)
  return goingTogether(list, words).flatMap(({ batch, ids }) => {
    const [first, last] = [ids[0] ?? '', ids.at(-1) ?? ''].map((id) => partsOfWordId(id).number)
    const begins = rank
    rank += batch === undefined ? ids.length : (last ?? 0) - (first ?? 0) + 1
    const going = batch === undefined ? ids : [batch]
    return going.flatMap((id, at) => [
      { field: listFields.home(id), value: target.id },
      {
        field: listFields.rank(id),
        value: batch === undefined ? begins + at : begins - (first ?? 0),
      },
    ])
  })
}

/** Words that go elsewhere, in their order; those of a batch as one where all that is left of it goes. */
function goingTogether(
  { words, strays }: KeptList,
  going: readonly string[],
): readonly { readonly batch?: string; readonly ids: readonly string[] }[] {
  const left = new Map<string, number>()
  for (const { id } of words) {
    // What has a list of its own does not go where its batch goes.
    if (strays.get(id) === 'list') continue
    const { batch } = partsOfWordId(id)
    left.set(batch, (left.get(batch) ?? 0) + 1)
  }
  const chosen = new Set(going)
  const runs: { readonly batch: string | undefined; readonly ids: string[] }[] = []
  let lastNumber = 0
  for (const { id } of words) {
    if (!chosen.has(id)) continue
    const { batch, number } = partsOfWordId(id)
    const run = runs.at(-1)
    const goesOn = run?.batch === batch && number > lastNumber
    lastNumber = number
    if (strays.has(id)) runs.push({ batch: undefined, ids: [id] })
    else if (run && goesOn) run.ids.push(id)
    else runs.push({ batch, ids: [id] })
  }
  return runs.map(({ batch, ids }) =>
    batch !== undefined && left.get(batch) === ids.length ? { batch, ids } : { ids },
  )
}

/** Puts a word where it then stands at `index` in its list. */
export function wordMove(list: KeptList, word: string, index: number): ListChange[] {
  const from = list.words.findIndex(({ id }) => id === word)
  if (from === -1) return []
  const rank = rankAt(index, list.ranks.toSpliced(from, 1))
  if (rank !== undefined) return [{ field: listFields.rank(word), value: rank }]
  const ids = list.words.map(({ id }) => id)
  return ids
    .toSpliced(from, 1)
    .toSpliced(index, 0, word)
    .map((id, place) => ({ field: listFields.rank(id), value: place }))
}

/** A rank for what is to stand at `index` among `ranks`; `undefined` where there is no room left. */
function rankAt(index: number, ranks: readonly number[]): number | undefined {
  const before = index >= ranks.length ? ranks.at(-1) : ranks[index - 1]
  const after = ranks[index]
  if (before === undefined) return after === undefined ? 0 : Math.floor(after) - 1
  if (after === undefined) return Math.ceil(before) + 1
  const between = (before + after) / 2
  return before < between && between < after ? between : undefined
}
