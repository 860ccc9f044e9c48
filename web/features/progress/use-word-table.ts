import { useEffect, useState } from 'react'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadWordTable } from '../../lexicon/all-words.ts'

/** The words by their names; `undefined` until they come, or where they do not. */
export function useWordTable(): WordTable | undefined {
  const [table, setTable] = useState<WordTable>()
  useEffect(() => {
    let isWanted = true
    void loadWordTable().then((loaded) => {
      if (isWanted && loaded.ok) setTable(loaded.value)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return table
}
