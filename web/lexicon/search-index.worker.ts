import type { ShippedWords } from '#domain/words/word-table.ts'
import type { ShippedUses } from '#domain/words/word-uses.ts'
import { searchIndexOf } from './search-index.ts'

/** Makes the search index of what it is told, and hands it over. */
addEventListener('message', ({ data }: MessageEvent<ShippedWords | ShippedUses>) => {
  const index = searchIndexOf(data)
  const numbers = Object.values(index).filter((part) => ArrayBuffer.isView(part))
  postMessage(index, { transfer: numbers.map(({ buffer }) => buffer) })
})
