import type { GivenWord } from '../vocabulary/given-word.ts'

const id = 'given-word'

/** What the server found for the word in the address, as data inside the page. */
export function givenWordBlock(given: GivenWord): string {
  // Nothing in it may end the element that holds it.
  const json = JSON.stringify(given).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** The word that came with the page; `undefined` on every page but a word's from the server. */
export function readGivenWord(): GivenWord | undefined {
  const block = document.getElementById(id)
  return block?.textContent ? (JSON.parse(block.textContent) as GivenWord) : undefined
}
