import { useEffect, useState } from 'react'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadWordTable } from './all-words.ts'

export type KnownTable = WordTable | 'failed' | undefined

/** The words by their names: `undefined` until they come, `failed` where they do not. */
export function useWordTable(): KnownTable {
  const [table, setTable] = useState<KnownTable>()
  useEffect(() => {
    let isWanted = true
    void loadWordTable().then((loaded) => {
      if (isWanted) setTable(loaded.ok ? loaded.value : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [])
  return table
}
