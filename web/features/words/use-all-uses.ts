import { createContext, useEffect, useState } from 'react'
import { type AllUses, loadAllUses } from '../../lexicon/all-uses.ts'

/** How all words are used; `none` where that is not there, and searching goes on without. */
export type KnownUses = AllUses | 'waiting' | 'none'

/** The uses that the words of a list may be found by; for its rows, to tell by which they are. */
export const UsesContext = createContext<KnownUses>('none')

/**
 * How all words are used, loaded once it is wanted: whoever only looks through the list does without.
 *
 * @param isWanted whether something is searched for that a use may have.
 */
export function useAllUses(isWanted: boolean): KnownUses {
  const [uses, setUses] = useState<KnownUses>('waiting')
  const [isAsked, setAsked] = useState(false)
  if (isWanted && !isAsked) setAsked(true)
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    void loadAllUses().then((loaded) => {
      if (isHere) setUses(loaded.ok ? loaded.value : 'none')
    })
    return () => {
      isHere = false
    }
  }, [isAsked])
  return isAsked ? uses : 'none'
}
