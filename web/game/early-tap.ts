import { startParameter } from '#contract/addresses.ts'
import { type ListName, listNames } from '#domain/words/entry.ts'

/**
 * The level that was asked for before there was a program to answer, once: by a tap, which the script
 * in `index.html` keeps, or by the address, as the shortcuts of the installed app do. From now on the
 * page itself answers.
 */
export function takeEarlyTap(): ListName | undefined {
  document.onclick = null
  const { dataset } = document.documentElement
  const { tap = takeFromAddress() } = dataset
  delete dataset.tap
  return listNames.find((list) => list === tap)
}

function takeFromAddress(): string | undefined {
  const asked = new URLSearchParams(location.search).get(startParameter)
  if (asked === null) return undefined
  // A reload goes on with the game; it does not begin another.
  history.replaceState(history.state, '', location.pathname)
  return asked
}
