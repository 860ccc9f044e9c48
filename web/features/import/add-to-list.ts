import type { JudgedRow } from '#domain/import/judge-row.ts'
import type { ForeignMemory } from '#domain/import/source-row.ts'
import { type NewListedWord, type OwnList, senseOfListed } from '#domain/lists/own-list.ts'
import type { AdoptRecord, Draft } from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import {
  type Added,
  addWords,
  createList,
  type ListProblem,
  loadLists,
} from '../../lists/own-lists.ts'
import { pastedDraft } from '../../storage/drafts.ts'
import { randomName } from '../../storage/random-name.ts'
import { recordAdoptions, recordUndos } from '../../storage/record/changes.ts'
import { importText } from '../../text/import.ts'
import { listsText } from '../../text/own-lists.ts'
import { showToast } from '../../ui/toast.tsx'

type Undo = () => Promise<{ readonly ok: boolean }>

const dayMs = 86_400_000

/**
 * Adds words to a list, or to a new one of this name, with what another program remembers of them.
 * All of it can be taken back by the toast that says so.
 *
 * @returns the id of the list that has them now, or why nothing was added.
 */
export async function addToList(
  list: OwnList | string,
  rows: readonly JudgedRow[],
  wordOf: (row: JudgedRow) => NewListedWord,
  takesMemory: boolean,
): Promise<Result<string, ListProblem>> {
  const undos: Undo[] = []
  const target = typeof list === 'string' ? await newList(list, undos) : listOk(list)
  if (!target.ok) return target
  const words = rows.map(wordOf)
  const added = await addWords(target.id, words)
  if (!added.ok) {
    await takeBack(undos)
    return added
  }
  undos.push(added.value.undo)
  if (takesMemory) await adopt(target.id, rows, words, added.value.value, undos)
  pastedDraft.remove()
  showToast({
    text: importText.added(added.value.value.added, target.name),
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
  return { ok: true, value: target.id }
}

const listOk = ({ id, name }: OwnList) => ({ ok: true, id, name }) as const

async function newList(name: string, undos: Undo[]) {
  const made = await createList(name)
  if (!made.ok) return made
  undos.push(made.value.undo)
  return { ok: true, id: made.value.value, name: name.trim() } as const
}

/** Takes back what was done, the last of it first; tells whether all of it could be. */
async function takeBack(undos: readonly Undo[]): Promise<boolean> {
  for (const undo of undos.toReversed()) if (!(await undo()).ok) return false
  return true
}

/** Records the memories of words that were added, under the senses that they have now. */
async function adopt(
  list: string,
  rows: readonly JudgedRow[],
  words: readonly NewListedWord[],
  { added, already, refused }: Added,
  undos: Undo[],
): Promise<void> {
  const lists = await loadLists()
  const there = lists.ok ? lists.value.find(({ id }) => id === list)?.words : undefined
  if (!there) return
  // They stand at its end, in the order in which they were given.
  const left = new Set([...already, ...refused])
  const places = words.flatMap((word, at) => (left.has(word) ? [] : [at]))
  const name = randomName(2)
  const drafts = there.slice(-added).flatMap((word, at): Draft<AdoptRecord>[] => {
    const memory = rows[places[at] ?? -1]?.memory
    if (!memory || added === 0) return []
    return [
      {
        kind: 'adopt',
        round: `${name}.${at}`,
        sense: senseOfListed(word),
        list: '',
        ...memoryNow(memory),
      },
    ]
  })
  if (drafts.length === 0) return
  const done = await recordAdoptions(drafts)
  if (done.ok) undos.push(() => recordUndos(drafts.map(({ round }) => round)))
}

function memoryNow({ stabilityDays, difficulty, lastAt }: ForeignMemory) {
  const days = Math.floor((Date.now() - lastAt) / dayMs)
  return {
    stabilityDays: Math.min(Math.max(stabilityDays, 0.01), 36_500),
    ...(difficulty !== undefined && { difficulty }),
    daysBefore: Math.min(Math.max(days, 0), 36_500),
  }
}
