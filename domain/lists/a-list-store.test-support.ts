import { atOnce } from '../steps.ts'
import { creation } from './list-changes.ts'
import { inverseOf, type KeptList, type ListChange, listsOf } from './list-records.ts'

/** Fields that are changed one after the other, as a log keeps them. */
export function aStore() {
  const values = new Map<string, unknown>()
  let ids = 0
  const apply = (changes: readonly ListChange[]) => {
    const inverse = inverseOf(changes, values)
    for (const { field, value } of changes) values.set(field, value)
    return inverse
  }
  return {
    apply,
    lists: () => atOnce(listsOf(values)),
    list: (id: string) => atOnce(listsOf(values)).find((list) => list.id === id) as KeptList,
    newId: () => {
      ids += 1
      return `b${ids}`
    },
    begin: (...ids: string[]) => {
      for (const id of ids) apply(creation(id, id, atOnce(listsOf(values))))
    },
  }
}
export type Store = ReturnType<typeof aStore>

/** The words of each list, by its name. */
export const told = (store: Store) =>
  Object.fromEntries(
    store
      .lists()
      .map(({ name, words }) => [name, words.map((word) => word.sense ?? word.own.word)]),
  )
