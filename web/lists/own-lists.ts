import { useEffect } from 'react'
import {
  type Addition,
  addition,
  creation,
  deletion,
  listMove,
  nameOfList,
  removal,
  removalTo,
  renaming,
  wordChange,
  wordMove,
} from '#domain/lists/list-changes.ts'
import {
  type KeptList,
  type ListChange,
  listsOf,
  mostLists,
  mostWordsInList,
} from '#domain/lists/list-records.ts'
import { isListable } from '#domain/lists/listed-word.ts'
import type { NewListedWord, OwnList } from '#domain/lists/own-list.ts'
import type { Result } from '#domain/result.ts'
import { inSlices, type Pace, paceWithin } from '../storage/in-slices.ts'
import { randomName } from '../storage/random-name.ts'
import type { LogProblem } from '../storage/record/problem.ts'
import { createChangeable, type Done, type Planned } from './changeable.ts'

/**
 * Why a list was not changed: a name of nothing or too long, as many lists or words as there can be,
 * a word that no list can hold, a list or word that is gone (deleted in another tab), the learner, who
 * has thought better of it, or the log.
 */
export type ListProblem =
  | LogProblem
  | 'name'
  | 'too-many-lists'
  | 'too-many-words'
  | 'unlistable'
  | 'gone'
  | 'cancelled'

export type ListOutcome<Value = undefined> = Result<Done<Value>, ListProblem>

/** For the room itself. */
export const keptLists = createChangeable('list', (values) => inSlices(listsOf(values)))

/** The learner's own lists, live in every tab; `loading` until they are read. */
export function useLists(): 'loading' | readonly OwnList[] {
  useEffect(() => void keptLists.follow(), [])
  return keptLists.use(({ derived }) => derived) ?? 'loading'
}

/** The lists as they are now, for whoever needs them once; a problem where the log is not to be had. */
export async function loadLists(): Promise<Result<readonly OwnList[], LogProblem>> {
  return await keptLists.read()
}

/** What came of words that were to be added. */
export type Added = Pick<Addition, 'added' | 'ids' | 'already' | 'refused'> & {
  /** The list that has them now. */
  readonly list: string
}

/** Makes a list of these words behind the others: all of it, or nothing. */
export async function createList(
  typed: string,
  words: readonly NewListedWord[] = [],
  pace: Pace = {},
): Promise<ListOutcome<Added>> {
  return await addAll(pace, (lists) => {
    const name = nameOfList(typed)
    if (name === undefined) return { ok: false, problem: 'name' }
    if (lists.length >= mostLists) return { ok: false, problem: 'too-many-lists' }
    const id = newId()
    const made = creation(id, name, lists)
    return {
      ok: true,
      value: {
        list: { id, name, rank: 0, words: [], senses: new Set(), ranks: [], strays: new Map() },
        words,
        made,
      },
    }
  })
}

export async function renameList(id: string, typed: string): Promise<ListOutcome> {
  const name = nameOfList(typed)
  if (name === undefined) return { ok: false, problem: 'name' }
  return await changeIn(id, () => renaming(id, name))
}

/** Puts a list where it is then at `index` among the lists. */
export async function moveList(id: string, index: number): Promise<ListOutcome> {
  return await changeIn(id, (_, lists) => listMove(id, index, lists))
}

/** Deletes a list. What was learned of its words stays. */
export async function deleteList(id: string): Promise<ListOutcome> {
  return await changeIn(id, () => deletion(id))
}

/** Adds words to the end of a list, each once; all of them or none, be it one or a hundred thousand. */
export async function addWords(
  id: string,
  words: readonly NewListedWord[],
  pace: Pace = {},
): Promise<ListOutcome<Added>> {
  return await addAll(pace, (lists) => {
    const list = lists.find((one) => one.id === id)
    if (!list) return { ok: false, problem: 'gone' }
    return { ok: true, value: { list, words, made: [] } }
  })
}

/** Adds words to a list that is there, or is made by `made` in the same step. */
async function addAll(
  pace: Pace,
  begin: (lists: readonly KeptList[]) => Result<
    {
      readonly list: KeptList
      readonly words: readonly NewListedWord[]
      readonly made: readonly ListChange[]
    },
    ListProblem
  >,
): Promise<ListOutcome<Added>> {
  // Folding and writing take about as long as each other.
  const [folding, writing] = [paceWithin(pace, 0, 0.5), paceWithin(pace, 0.5, 1)]
  return await keptLists.change(async (lists): Promise<Planned<Added, ListProblem>> => {
    const begun = begin(lists)
    if (!begun.ok) return begun
    const { list, words, made } = begun.value
    const planned = await inSlices(addition(list, words, newId), folding)
    if (!planned) return { ok: false, problem: 'cancelled' }
    const { changes, inverse, ...added } = planned
    if (list.words.length + added.added > mostWordsInList) {
      return { ok: false, problem: 'too-many-words' }
    }
    const unmade = made.map(({ field }) => ({ field, value: null }))
    return {
      ok: true,
      value: {
        changes: [...made, ...changes],
        inverse: [...inverse, ...unmade],
        value: { list: list.id, ...added },
      },
    }
  }, writing.onShare)
}

/** Makes a word of a list another one: its meanings, or the sense of the lexicon that it is. */
export async function changeWord(
  id: string,
  word: string,
  now: NewListedWord,
): Promise<ListOutcome> {
  if (!isListable(now)) return { ok: false, problem: 'unlistable' }
  return await changeIn(id, ({ words }) =>
    words.some((one) => one.id === word) ? wordChange(word, now) : undefined,
  )
}

/** Puts a word where it is then at `index` in its list. */
export async function moveWord(id: string, word: string, index: number): Promise<ListOutcome> {
  return await changeIn(id, (list) => wordMove(list, word, index))
}

/** Takes words out of a list into another one, behind what is there. */
export async function moveWords(
  from: string,
  words: readonly string[],
  to: string,
): Promise<ListOutcome> {
  return await keptLists.change((lists): Planned<undefined, ListProblem> => {
    const [source, target] = [from, to].map((id) => lists.find((list) => list.id === id))
    if (!source || !target) return { ok: false, problem: 'gone' }
    const moved = idsIn(source, words)
    if (target.words.length + moved.length > mostWordsInList) {
      return { ok: false, problem: 'too-many-words' }
    }
    return { ok: true, value: { changes: removalTo(target, source, moved), value: undefined } }
  })
}

/** Takes words out of a list. What was learned of them stays. */
export async function removeWords(id: string, words: readonly string[]): Promise<ListOutcome> {
  return await changeIn(id, (list) => removal(list, idsIn(list, words)))
}

async function changeIn(
  id: string,
  plan: (list: KeptList, lists: readonly KeptList[]) => readonly ListChange[] | undefined,
): Promise<ListOutcome> {
  return await keptLists.change((lists): Planned<undefined, ListProblem> => {
    const list = lists.find((one) => one.id === id)
    const changes = list && plan(list, lists)
    if (!changes) return { ok: false, problem: 'gone' }
    return { ok: true, value: { changes, value: undefined } }
  })
}

/** Those of the words that the list still has. */
function idsIn(list: KeptList, words: readonly string[]): string[] {
  const ids = new Set(words)
  return list.words.flatMap(({ id }) => (ids.has(id) ? [id] : []))
}

// Short, since every word of a list carries it.
function newId(): string {
  return randomName(2)
}
