import type { Item } from './draw-item.ts'
import { entryAt, type ListIndex } from './list-index.ts'

/** The words of an item by the ids of their senses, which outlive the list: so it is kept. */
export type ItemIds = {
  readonly target: string
  readonly options: readonly string[]
}

/** The ids of the words of `item`, a question about the list of `index`. */
export function itemIds({ target, options }: Item, index: Pick<ListIndex, 'entries'>): ItemIds {
  const idAt = (place: number) => entryAt(index, place).id
  return { target: idAt(target), options: options.map(idAt) }
}
