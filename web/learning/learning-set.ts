import { useEffect, useMemo, useState } from 'react'
import type { Learnable } from '#domain/learning/usefulness.ts'
import { type Seen, seenOf } from '#domain/learning/word-picks.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import { useOwnLexicon } from '../lexicon/own-lexicon.ts'
import { setOf } from '../lexicon/word-set.ts'
import { openStudyLog, useStudy } from '../storage/record/study.ts'
import { type LoadedSet, loadSet } from '../study/load-set.ts'
import { setName } from '../text/word-set.ts'

/** A set of words, and how the learner stands to it now. */
export type LearningSet = LoadedSet & {
  readonly name: string
  /** The English words that may stand in its name. */
  readonly named: readonly string[]
  readonly seen: Seen
}

export type LearningSetState =
  | 'loading'
  | { readonly problem: LoadProblem; readonly retry: () => void }
  | LearningSet

/** The set that an address asks for by what stands behind its `?`, live in what was seen of it. */
export function useLearningSet(search: string): LearningSetState {
  const own = useOwnLexicon()
  const [wanted, setWanted] = useState({ search, own })
  if (wanted.search !== search || wanted.own !== own) setWanted({ search, own })
  const [loaded, setLoaded] = useState<{
    readonly for: typeof wanted
    readonly set: Awaited<ReturnType<typeof loadSet>>
  }>()
  // Where the record cannot be opened either, there is nothing more to wait for.
  const isReady = useStudy(({ status }) => status !== 'closed' && status !== 'opening')
  const words = useStudy((state) => state.words)
  useEffect(() => void openStudyLog(), [])
  useEffect(() => {
    let isWanted = true
    void loadSet(setOf(wanted.search)).then((set) => {
      if (isWanted) setLoaded({ for: wanted, set })
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  // Where own words have changed, the set is shown as it was until it has come anew.
  const isShown = loaded?.for === wanted || (loaded?.for.search === search && loaded.set.ok)
  const current = isShown ? loaded?.set : undefined
  const set = current?.ok ? current.value : undefined
  // A set may be every word there is, and the record changes with each answer.
  const learnables = useMemo(() => set && learnablesOf(set), [set])
  const seen = useMemo(
    () => learnables && seenOf(learnables, new Map(words.map((word) => [word.sense, word]))),
    [learnables, words],
  )
  if (current && !current.ok) {
    return { problem: current.problem, retry: () => setWanted({ search, own }) }
  }
  if (!isReady || !set || !seen) return 'loading'
  const asked = setOf(search)
  return { ...set, name: setName(asked, set.table), named: namedIn(asked, set.table), seen }
}

function namedIn({ words }: WordSet, table: WordTable): string[] {
  return words.flatMap((word) => {
    const place = table.placeOf(word.includes('.') ? slugOfSense(word) : word)
    return place === undefined ? [] : [table.headwordAt(place)]
  })
}

function learnablesOf({ table, senses }: LoadedSet): Learnable[] {
  return senses.flatMap((sense) => learnableIn(table, sense) ?? [])
}

function learnableIn(table: WordTable, sense: string): Learnable | undefined {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return undefined
  const { entries, alsoMeans, met } = table.at(place)
  const entryPlace = entries.findIndex(({ senses }) => senses.some(({ id }) => id === sense))
  const entry = entries[entryPlace]
  const meanings = entries.reduce((sum, { senses }) => sum + senses.length, alsoMeans.length)
  const hasOptions = entry?.quiz !== false
  return entry && { sense, cefr: entry.cefr, met, meanings, entryPlace, hasOptions }
}
