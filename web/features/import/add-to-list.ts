import type { JudgedRow } from '#domain/import/judge-row.ts'
import type { ForeignMemory } from '#domain/import/source-row.ts'
import { type NewListedWord, type OwnList, senseOfListed } from '#domain/lists/own-list.ts'
import type { AdoptRecord, Draft } from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import { type Steps, stepSize } from '#domain/steps.ts'
import { type Added, addWords, createList, type ListProblem } from '../../lists/own-lists.ts'
import { pastedDraft } from '../../storage/drafts.ts'
import { inSlices, type Pace, paceWithin } from '../../storage/in-slices.ts'
import { randomName } from '../../storage/random-name.ts'
import { recordAdoptions, recordUndos } from '../../storage/record/changes.ts'
import { importText } from '../../text/import.ts'
import { listsText } from '../../text/own-lists.ts'
import { showToast } from '../../ui/toast.tsx'

type Undo = () => Promise<{ readonly ok: boolean }>

const dayMs = 86_400_000

/**
 * Adds words to a list, or to a new one of this name, with what another program remembers of them.
 * All of it can be taken back by the toast that says so; where `pace` gives it up, it is.
 *
 * @returns the id of the list that has them now, or why nothing was added.
 */
export async function addToList(
  list: OwnList | string,
  rows: readonly JudgedRow[],
  wordOf: (row: JudgedRow) => NewListedWord,
  takesMemory: boolean,
  pace: Pace,
): Promise<Result<string, ListProblem>> {
  const words = await inSlices(wordsOf(rows, wordOf), paceWithin(pace, 0, 0.1))
  if (!words) return { ok: false, problem: 'cancelled' }
  const remembered = takesMemory && rows.some(({ memory }) => memory)
  const adding = paceWithin(pace, 0.1, remembered ? 0.5 : 1)
  const added =
    typeof list === 'string'
      ? await createList(list, words, adding)
      : await addWords(list.id, words, adding)
  if (!added.ok) return added
  const { value, undo } = added.value
  const undos: Undo[] = [undo]
  const isAdopted =
    !remembered || (await adopt(rows, words, value, paceWithin(pace, 0.5, 1), undos))
  if (pace.signal?.aborted) {
    await takeBack(undos)
    return { ok: false, problem: 'cancelled' }
  }
  pastedDraft.remove()
  const name = typeof list === 'string' ? list.trim() : list.name
  showToast({
    ...(isAdopted
      ? { text: importText.added(value.added, name) }
      : {
          text: importText.addedWithoutMemory(value.added, name),
          icon: 'warning' as const,
          isAlert: true,
        }),
    isForNext: true,
    action: {
      label: listsText.undo,
      run: () =>
        void takeBack(undos).then((isDone) =>
          showToast(
            isDone
              ? { text: importText.undone }
              : { text: importText.undoFailed, icon: 'warning', isAlert: true },
          ),
        ),
    },
  })
  return { ok: true, value: value.list }
}

function* wordsOf(
  rows: readonly JudgedRow[],
  wordOf: (row: JudgedRow) => NewListedWord,
): Steps<readonly NewListedWord[]> {
  const words: NewListedWord[] = []
  for (const row of rows) {
    if (words.length % stepSize === 0) yield words.length / rows.length
    words.push(wordOf(row))
  }
  return words
}

/** Takes back what was done, the last of it first; tells whether all of it could be. */
async function takeBack(undos: readonly Undo[]): Promise<boolean> {
  for (const undo of undos.toReversed()) if (!(await undo()).ok) return false
  return true
}

/**
 * Records the memories of words that were added, under the senses that they have now; tells whether they
 * could be kept.
 */
async function adopt(
  rows: readonly JudgedRow[],
  words: readonly NewListedWord[],
  { ids }: Added,
  pace: Pace,
  undos: Undo[],
): Promise<boolean> {
  const drafts = await inSlices(adoptions(rows, words, ids), paceWithin(pace, 0, 0.1))
  if (!drafts || drafts.length === 0) return true
  const done = await recordAdoptions(drafts, paceWithin(pace, 0.1, 1).onShare)
  if (done.ok) undos.push(() => recordUndos(drafts.map(({ round }) => round)))
  return done.ok
}

function* adoptions(
  rows: readonly JudgedRow[],
  words: readonly NewListedWord[],
  ids: Added['ids'],
): Steps<readonly Draft<AdoptRecord>[]> {
  const name = randomName(2)
  const drafts: Draft<AdoptRecord>[] = []
  for (const [at, id] of ids.entries()) {
    if (at % stepSize === 0) yield at / ids.length
    const [word, memory] = [words[at], rows[at]?.memory]
    if (id === undefined || !word || !memory) continue
    drafts.push({
      kind: 'adopt',
      round: `${name}.${at}`,
      sense: senseOfListed({ id, ...word }),
      list: '',
      ...memoryNow(memory),
    })
  }
  return drafts
}

function memoryNow({ stabilityDays, difficulty, lastAt }: ForeignMemory) {
  const days = Math.floor((Date.now() - lastAt) / dayMs)
  return {
    stabilityDays: Math.min(Math.max(stabilityDays, 0.01), 36_500),
    ...(difficulty !== undefined && { difficulty }),
    daysBefore: Math.min(Math.max(days, 0), 36_500),
  }
}
