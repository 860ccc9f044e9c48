import { type LogRecord, latestValues } from '../record/log-record.ts'
import { atOnce } from '../steps.ts'
import { type Correction, correctionsOf } from './correction.ts'
import { type KeptList, listFields, listsOf } from './list-records.ts'
import { writtenWord } from './listed-word.ts'
import type { ListedWord } from './own-list.ts'

/** What becomes of the learner's lists and corrections when records are added to a log. */
export type ListEffects = {
  /** What the lists are called that are deleted, that get another name, and that were deleted. */
  readonly deletedLists: readonly string[]
  readonly renamedLists: readonly string[]
  readonly restoredLists: readonly string[]
  /** Words taken out of lists that stay, and those that come to another list. */
  readonly removedWords: number
  readonly movedWords: number
  /** Words that become others, or get other meanings. */
  readonly changedWords: number
  /** Whether lists, or the words in one, come to stand in another order. */
  readonly isReordered: boolean
  /** Senses whose correction becomes another one, or is taken back. */
  readonly changedCorrections: number
  /** What only comes, beside what is there. */
  readonly brought: { readonly lists: number; readonly words: number; readonly corrections: number }
}

/** What adding `fresh` to `existing` would do to lists and corrections, and what would only come. */
export function listEffects(
  existing: readonly LogRecord[],
  fresh: readonly LogRecord[],
): ListEffects {
  const all = [...existing, ...fresh]
  const values = latestValues(existing, 'list')
  const before = atOnce(listsOf(values))
  const after = atOnce(listsOf(latestValues(all, 'list')))
  const listsAfter = new Map(after.map((list) => [list.id, list]))
  const listsBefore = new Set(before.map(({ id }) => id))
  const staying = before.filter(({ id }) => listsAfter.has(id))
  const corrections = {
    before: correctionsOf(latestValues(existing, 'correction')),
    after: correctionsOf(latestValues(all, 'correction')),
  }
  const isNew = ({ id }: KeptList) => !listsBefore.has(id) && !values.has(listFields.name(id))
  return {
    deletedLists: names(before.filter(({ id }) => !listsAfter.has(id))),
    renamedLists: names(staying.filter(({ id, name }) => listsAfter.get(id)?.name !== name)),
    restoredLists: names(
      after.filter(({ id }) => !listsBefore.has(id) && values.has(listFields.name(id))),
    ),
    ...wordEffects(staying, after),
    isReordered:
      isReordered(before, after) ||
      staying.some((list) => isReordered(list.words, listsAfter.get(list.id)?.words ?? [])),
    changedCorrections: changedCorrections(corrections.before, corrections.after),
    brought: {
      lists: after.filter(isNew).length,
      words: broughtWords(
        before,
        after.filter((list) => listsBefore.has(list.id) || isNew(list)),
      ),
      corrections: [...corrections.after.keys()].filter((sense) => !corrections.before.has(sense))
        .length,
    },
  }
}

function broughtWords(before: readonly KeptList[], after: readonly KeptList[]): number {
  const there = new Set(before.flatMap(({ words }) => words.map(({ id }) => id)))
  return after.reduce((sum, { words }) => sum + words.filter(({ id }) => !there.has(id)).length, 0)
}

function names(lists: readonly KeptList[]): string[] {
  return lists.map(({ name }) => name)
}

/** What becomes of the words of lists that stay. */
function wordEffects(before: readonly KeptList[], after: readonly KeptList[]) {
  const now = new Map<string, { readonly word: ListedWord; readonly list: string }>()
  for (const { id, words } of after) for (const word of words) now.set(word.id, { word, list: id })
  let [removedWords, movedWords, changedWords] = [0, 0, 0]
  for (const list of before) {
    for (const word of list.words) {
      const found = now.get(word.id)
      if (!found) removedWords += 1
      else if (found.list !== list.id) movedWords += 1
      if (found && !areSame(writtenWord(found.word), writtenWord(word))) changedWords += 1
    }
  }
  return { removedWords, movedWords, changedWords }
}

type Named = { readonly id: string }

/** Whether those that are in both stand in another order among themselves. */
function isReordered(before: readonly Named[], after: readonly Named[]): boolean {
  const places = new Map(after.map(({ id }, place) => [id, place]))
  const kept = before.flatMap(({ id }) => places.get(id) ?? [])
  return kept.some((place, at) => place < (kept[at - 1] ?? place))
}

function changedCorrections(
  before: ReadonlyMap<string, Correction>,
  after: ReadonlyMap<string, Correction>,
): number {
  let changed = 0
  for (const [sense, { gloss, definitionTr }] of before) {
    const now = after.get(sense)
    // What was not corrected yet only comes.
    const isOther =
      (gloss && !areSame(gloss, now?.gloss)) || (definitionTr && definitionTr !== now?.definitionTr)
    if (isOther) changed += 1
  }
  return changed
}

// As JSON, which is what they are written as.
function areSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
