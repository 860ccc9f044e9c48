import { type SharedList, writtenList } from '#domain/export/shared-list.ts'
import type { OwnList } from '#domain/lists/own-list.ts'

/** The list among `lists` that is the same in every word; `undefined` where there is none. */
export function sameList(shared: SharedList, lists: readonly OwnList[]): OwnList | undefined {
  const written = writtenList(shared)
  return lists.find((list) => writtenList(list) === written)
}
