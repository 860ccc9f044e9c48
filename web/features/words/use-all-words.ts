import { startTransition, useEffect, useState } from 'react'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadAllWords } from '../../lexicon/all-words.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { useOwnLexicon } from '../../lexicon/own-lexicon.ts'

export type Words = {
  readonly table: WordTable
  /** `undefined` until it is made. */
  readonly index: SearchIndex | undefined
}

/** Every headword; neither words nor a problem while they are on their way. */
export function useAllWords(): {
  readonly words: Words | undefined
  /** Why they do not come. */
  readonly problem: LoadProblem | undefined
  readonly retry: () => void
} {
  const [words, setWords] = useState<Words>()
  const [problem, setProblem] = useState<LoadProblem>()
  const [attempt, setAttempt] = useState(0)
  const own = useOwnLexicon()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or other own words, load again
  useEffect(() => {
    let isWanted = true
    void loadAllWords().then(async (loaded) => {
      if (!isWanted) return
      if (!loaded.ok) {
        setProblem(loaded.problem)
        return
      }
      const { table, index } = loaded.value
      // In steps, so that the page answers while it draws them. Where own words have changed, what is
      // shown stays until they can be searched.
      startTransition(() => setWords((before) => before ?? { table, index: undefined }))
      const made = await index
      if (isWanted) startTransition(() => setWords({ table, index: made }))
    })
    return () => {
      isWanted = false
    }
  }, [attempt, own])
  return {
    words,
    problem,
    retry: () => {
      setProblem(undefined)
      setAttempt(attempt + 1)
    },
  }
}
