import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SharedList, SharedListProblem } from '#domain/export/shared-list.ts'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { listOfLink } from '../../export/list-link.ts'
import { loadWordTable } from '../../lexicon/all-words.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'

/** A word of a shared list as it is shown before anything is done with it. */
export type PreviewWord = {
  readonly key: string
  readonly word: string
  readonly meaning: string
  readonly partOfSpeech: PartOfSpeech | undefined
}

export type SharedListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: SharedListProblem | 'missing' }
  | { readonly kind: 'failed'; readonly problem: LoadProblem }
  | {
      readonly kind: 'list'
      /** Without the words that this lexicon does not have. */
      readonly list: SharedList
      readonly preview: readonly PreviewWord[]
      readonly gone: number
    }

/** The list that the address carries behind its `#`; another one where that changes. */
export function useSharedList(): { readonly state: SharedListState; readonly retry: () => void } {
  const fragment = useSyncExternalStore(
    followFragment,
    () => location.hash.slice(1),
    () => undefined,
  )
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<{ readonly key: string; readonly state: SharedListState }>()
  const key = `${attempt} ${fragment}`
  useEffect(() => {
    if (fragment === undefined) return
    let isWanted = true
    void stateOf(fragment).then((state) => {
      if (isWanted) setRead({ key, state })
    })
    return () => {
      isWanted = false
    }
  }, [key, fragment])
  return {
    state: read?.key === key ? read.state : { kind: 'loading' },
    retry: () => setAttempt(attempt + 1),
  }
}

async function stateOf(fragment: string): Promise<SharedListState> {
  if (fragment === '') return { kind: 'problem', problem: 'missing' }
  const shared = await listOfLink(fragment)
  if (!shared.ok) return { kind: 'problem', problem: shared.problem }
  const table = await loadWordTable()
  if (!table.ok) return { kind: 'failed', problem: table.problem }
  const { name, words } = shared.value
  const shown = words.flatMap((word, place) => {
    const preview = word.own
      ? {
          word: word.own.word,
          meaning: word.own.meanings.join(', '),
          partOfSpeech: word.own.partOfSpeech,
        }
      : inTable(word.sense, table.value)
    return preview ? [{ word, preview: { ...preview, key: `${place}` } }] : []
  })
  return {
    kind: 'list',
    list: { name, words: shown.map(({ word }) => word) },
    preview: shown.map(({ preview }) => preview),
    gone: words.length - shown.length,
  }
}

function inTable(sense: string, table: WordTable): Omit<PreviewWord, 'key'> | undefined {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return undefined
  const { headword, entries } = table.at(place)
  for (const { partOfSpeech, senses } of entries) {
    const found = senses.find(({ id }) => id === sense)
    if (found) return { word: headword, meaning: found.glosses.join(', '), partOfSpeech }
  }
  return undefined
}

function followFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
