import type { GivenWord } from '../vocabulary/given-word.ts'

const id = 'given-word'

/** What the server found for the word in the address, as data inside the page. */
export function givenWordBlock(given: GivenWord): string {
  // Nothing in it may end the element that holds it.
  const json = JSON.stringify(given).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}">${json}</script>`
}

/**
 * What came with the page; `undefined` on every page but a word's from the server. The page that
 * says that there is no such word is one for all of them: which one is in its address.
 */
export function readGivenWord(): GivenWord | undefined {
  const text = document.getElementById(id)?.textContent
  if (!text) return undefined
  const given = JSON.parse(text) as GivenWord
  return given.word.ok ? given : { ...given, slug: slugOfAddress(location.pathname) }
}

// As the router reads it.
function slugOfAddress(path: string): string {
  return decodeURI(path.slice(path.lastIndexOf('/') + 1))
}
