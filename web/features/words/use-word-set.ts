import { useEffect, useRef, useState } from 'react'
import { wordsAddress } from '#contract/addresses.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { searchOf, setOf } from '../../lexicon/word-set.ts'
import { keepSearch } from '../../storage/last-search.ts'
import { useAddressSearch } from '../../ui/address.ts'
import { replaceAddress } from '../../ui/history-note.ts'

// Browsers refuse an address that changes with every key.
const restMs = 300

/**
 * What the learner looks for, and the ways to change it.
 *
 * It is in the address, so that a reload, Back and a shared link find it again. While the learner
 * types, the screen is ahead of the address, which follows after a moment of rest; it always takes
 * the place of the one before. `settle` brings it up to date before the screen is left.
 */
export function useWordSet(): {
  readonly set: WordSet
  readonly choose: (set: WordSet) => void
  readonly type: (query: string) => void
  readonly settle: () => void
} {
  const search = useAddressSearch()
  const [held, setHeld] = useState(() => ({ search, set: setOf(search) }))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => keepSearch(searchOf(held.set)), [held.set])
  // Back, or a link, has led to another address.
  if (held.search !== search) setHeld({ search, set: setOf(search) })

  const write = (set: WordSet) => {
    clearTimeout(timer.current)
    // What was typed at an address that is no more has been given up with it.
    if (location.search.slice(1) !== search) return
    const next = searchOf(set)
    setHeld({ search: next, set })
    if (next === search) return
    replaceAddress(wordsAddress(next))
  }
  return {
    set: held.set,
    choose: write,
    type: (query) => {
      const set = { ...held.set, query }
      setHeld({ search, set })
      clearTimeout(timer.current)
      timer.current = setTimeout(write, restMs, set)
    },
    settle: () => write(held.set),
  }
}
