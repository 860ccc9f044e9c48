import { type SharedList, writtenList } from '#domain/export/shared-list.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { addWords, createList, type ListOutcome } from '../../lists/own-lists.ts'

/** Makes a shared list one of the learner's own; its id. Either all of it is there then, or nothing. */
export async function takeList({ name, words }: SharedList): Promise<ListOutcome<string>> {
  const created = await createList(name)
  if (!created.ok) return created
  const { value: id, undo } = created.value
  const added = await addWords(id, words)
  if (!added.ok) {
    await undo()
    return added
  }
  return {
    ok: true,
    value: {
      value: id,
      undo: async () => {
        const emptied = await added.value.undo()
        return emptied.ok ? await undo() : emptied
      },
    },
  }
}

/** The list among `lists` that is the same in every word; `undefined` where there is none. */
export function sameList(shared: SharedList, lists: readonly OwnList[]): OwnList | undefined {
  const written = writtenList(shared)
  return lists.find((list) => writtenList(list) === written)
}
