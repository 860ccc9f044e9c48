import { useEffect, useState } from 'react'
import type { WordTable } from '#domain/words/word-table.ts'
import { useOwnLexicon } from './own-lexicon.ts'
import { loadWordTable } from './word-table.ts'

export type KnownTable = WordTable | 'failed' | undefined

/** The words by their names: `undefined` until they come, `failed` where they do not. */
export function useWordTable(): KnownTable {
  const own = useOwnLexicon()
  const [table, setTable] = useState<KnownTable>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: own words have changed
  useEffect(() => {
    let isWanted = true
    void loadWordTable().then((loaded) => {
      if (isWanted) setTable(loaded.ok ? loaded.value : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [own])
  return table
}
