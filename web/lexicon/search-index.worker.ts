import { type Searched, searchIndexOf } from './search-index.ts'

/** Makes the search index of what it is told, and hands it over. */
addEventListener('message', ({ data }: MessageEvent<Searched>) => {
  const index = searchIndexOf(data)
  const numbers = Object.values(index).filter((part) => ArrayBuffer.isView(part))
  postMessage(index, { transfer: numbers.map(({ buffer }) => buffer) })
})
