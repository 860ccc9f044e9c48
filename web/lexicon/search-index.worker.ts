import { buildSearchIndex } from '#domain/search/word-search.ts'
import { type ShippedWords, wordTable } from '#domain/words/word-table.ts'

/** Makes the search index of the words that it is told, and hands it over. */
addEventListener('message', ({ data }: MessageEvent<ShippedWords>) => {
  const index = buildSearchIndex(wordTable(data))
  const numbers = Object.values(index).filter((part) => ArrayBuffer.isView(part))
  postMessage(index, { transfer: numbers.map(({ buffer }) => buffer) })
})
