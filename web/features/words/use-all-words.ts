import { useEffect, useState } from 'react'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadAllWords } from '../../lexicon/all-words.ts'

export type Words = {
  readonly table: WordTable
  /** `undefined` until it is made. */
  readonly index: SearchIndex | undefined
}

/** Every headword; `undefined` while they are on their way, `failed` where they do not come. */
export function useAllWords(): {
  readonly words: Words | 'failed' | undefined
  readonly retry: () => void
} {
  const [words, setWords] = useState<Words | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isWanted = true
    void loadAllWords().then(async (loaded) => {
      if (!isWanted) return
      if (!loaded.ok) {
        setWords('failed')
        return
      }
      const { table, index } = loaded.value
      setWords({ table, index: undefined })
      const made = await index
      if (isWanted) setWords({ table, index: made })
    })
    return () => {
      isWanted = false
    }
  }, [attempt])
  return {
    words,
    retry: () => {
      setWords(undefined)
      setAttempt(attempt + 1)
    },
  }
}
