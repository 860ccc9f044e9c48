import { useEffect, useState } from 'react'
import type { LoadedWord } from '../../lexicon/word-details.ts'

/** A word's card once it is there; without the pause that a suspended screen would make. */
export function useLoaded(loading: Promise<LoadedWord>): LoadedWord | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: typeof loading; readonly word: LoadedWord }>()
  useEffect(() => {
    let isWanted = true
    void loading.then((word) => {
      if (isWanted) setLoaded({ of: loading, word })
    })
    return () => {
      isWanted = false
    }
  }, [loading])
  return loaded?.of === loading ? loaded.word : undefined
}
