import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SharedList, SharedListProblem } from '#domain/export/shared-list.ts'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { listOfLink } from '../../export/list-link.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { namedSense } from '../../lexicon/named-sense.ts'
import { loadWordTable } from '../../lexicon/word-table.ts'

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
    const named = word.own ?? namedSense(table.value, word.sense)
    if (!named) return []
    const meaning = ('glosses' in named ? named.glosses : named.meanings).join(', ')
    const { word: text, partOfSpeech } = named
    return [{ word, preview: { key: `${place}`, word: text, meaning, partOfSpeech } }]
  })
  return {
    kind: 'list',
    list: { name, words: shown.map(({ word }) => word) },
    preview: shown.map(({ preview }) => preview),
    gone: words.length - shown.length,
  }
}

function followFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
