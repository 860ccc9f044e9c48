import { type Searched, searchIndexMaker } from './search-index.ts'

const make = searchIndexMaker()

/** Makes the search index of what it is told, and hands it over. */
addEventListener('message', ({ data }: MessageEvent<Searched>) => {
  const index = make(data)
  if (!index) return
  const numbers = Object.values(index).filter((part) => ArrayBuffer.isView(part))
  postMessage(index, { transfer: numbers.map(({ buffer }) => buffer) })
})
