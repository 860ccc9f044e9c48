import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { wordsAddress } from '#contract/addresses.ts'
import { keepSearch } from '../../storage/last-search.ts'
import { replaceAddress } from '../../ui/history-note.ts'
import { choiceOf, searchOf, type WordChoice } from './word-choice.ts'

// Browsers refuse an address that changes with every key.
const restMs = 300

/**
 * What the learner looks for, and the ways to change it.
 *
 * It is in the address, so that a reload, Back and a shared link find it again. While the learner
 * types, the screen is ahead of the address, which follows after a moment of rest; it always takes
 * the place of the one before. `settle` brings it up to date before the screen is left.
 */
export function useWordChoice(): {
  readonly choice: WordChoice
  readonly choose: (choice: WordChoice) => void
  readonly type: (query: string) => void
  readonly settle: () => void
} {
  const search = useAddressSearch()
  const [held, setHeld] = useState(() => ({ search, choice: choiceOf(search) }))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => keepSearch(searchOf(held.choice)), [held.choice])
  // Back, or a link, has led to another address.
  if (held.search !== search) setHeld({ search, choice: choiceOf(search) })

  const write = (choice: WordChoice) => {
    clearTimeout(timer.current)
    // What was typed at an address that is no more has been given up with it.
    if (location.search.slice(1) !== search) return
    const next = searchOf(choice)
    setHeld({ search: next, choice })
    if (next === search) return
    replaceAddress(wordsAddress(next))
  }
  return {
    choice: held.choice,
    choose: write,
    type: (query) => {
      const choice = { ...held.choice, query }
      setHeld({ search, choice })
      clearTimeout(timer.current)
      timer.current = setTimeout(write, restMs, choice)
    },
    settle: () => write(held.choice),
  }
}

/**
 * What stands behind the `?`, as it is written there; nothing on the painted page, which knows no
 * address but its own.
 */
function useAddressSearch(): string {
  // Told by the router when it changes; but decoded, which a typed % does not survive.
  useSearch()
  const isPainted = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  return isPainted ? '' : location.search.slice(1)
}
