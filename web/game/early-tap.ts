import { type ListName, listNames } from '#domain/words/entry.ts'

/**
 * The level that was tapped before there was a program to answer, once: the script in `index.html`
 * keeps it. From now on the page itself answers.
 */
export function takeEarlyTap(): ListName | undefined {
  window.onclick = null
  const { dataset } = document.documentElement
  const { tap } = dataset
  delete dataset.tap
  return listNames.find((list) => list === tap)
}
