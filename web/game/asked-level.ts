import { startParameter } from '#contract/addresses.ts'
import { type ListName, listNames } from '#domain/words/entry.ts'

/** The level whose game the address asks for, as the shortcuts of the installed app do, once. */
export function takeAskedLevel(): ListName | undefined {
  const asked = new URLSearchParams(location.search).get(startParameter)
  if (asked === null) return undefined
  // A reload goes on with the game; it does not begin another.
  history.replaceState(history.state, '', location.pathname)
  return listNames.find((list) => list === asked)
}
