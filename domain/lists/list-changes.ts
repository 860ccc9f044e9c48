import {
  type KeptList,
  type ListChange,
  listFields,
  mostNameLength,
  type WrittenBatch,
} from './list-records.ts'
import { isListable, KnownWords, type WrittenWord, writtenWord } from './listed-word.ts'
import type { ListedWord, NewListedWord } from './own-list.ts'

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
  /** Those that the list, or the words before them, have already. */
  readonly already: readonly NewListedWord[]
  /** Those that no list can hold: without a word, or longer than a word and its meanings are. */
  readonly refused: readonly NewListedWord[]
}

/** Adds words to the end of `list`, each of them once. */
export function addition(
  list: KeptList,
  words: Iterable<NewListedWord>,
  newId: () => string,
): Addition {
  const known = new KnownWords(list.words)
  const added: WrittenWord[] = []
  const already: NewListedWord[] = []
  const refused: NewListedWord[] = []
  for (const word of words) {
    if (!isListable(word)) refused.push(word)
    else if (known.add(word)) added.push(writtenWord(word))
    else already.push(word)
  }
  let rank = endOf(list)
  const changes: ListChange[] = []
  const inverse: ListChange[] = []
  for (const part of batches(added)) {
    const batch = newId()
    const value: WrittenBatch = { list: list.id, rank, words: part }
    changes.push({ field: listFields.batch(batch), value })
    inverse.push({ field: listFields.home(batch), value: '' })
    rank += part.length
  }
  return { changes, inverse, added: added.length, already, refused }
}

function endOf(list: KeptList): number {
  return Math.ceil(list.ranks.reduce((last, rank) => Math.max(last, rank + 1), 0))
}

// A record has bounds (`is-bounded.ts`, and 64 kB in a backup): as JSON, so long a batch is always
// within them, whatever its words are made of.
const mostBatchLength = 16_000

function* batches(words: readonly WrittenWord[]): Generator<WrittenWord[]> {
  let part: WrittenWord[] = []
  let length = 0
  for (const word of words) {
    const own = JSON.stringify(word).length + 1
    if (part.length > 0 && length + own > mostBatchLength) {
      yield part
      part = []
      length = 0
    }
    part.push(word)
    length += own
  }
  if (part.length > 0) yield part
}

export function wordChange(word: string, now: NewListedWord): ListChange[] {
  return [{ field: listFields.word(word), value: writtenWord(now) }]
}

export function removal(words: readonly string[]): ListChange[] {
  return words.map((word) => ({ field: listFields.home(word), value: '' }))
}

/** Takes words into another list, behind those that it has. */
export function removalTo(list: KeptList, words: readonly ListedWord[]): ListChange[] {
  const start = endOf(list)
  return words.flatMap(({ id }, number) => [
    { field: listFields.home(id), value: list.id },
    { field: listFields.rank(id), value: start + number },
  ])
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
