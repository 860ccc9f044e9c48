import { useEffect, useMemo, useState } from 'react'
import { type Learnable, type Seen, seenOf } from '#domain/learning/word-picks.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import { setOf } from '../lexicon/word-set.ts'
import { openStudyLog, useStudy } from '../storage/record/study.ts'
import { type LoadedSet, loadSet } from '../study/load-set.ts'
import { setName } from '../text/word-set.ts'

/** A set of words, and how the learner stands to it now. */
export type LearningSet = LoadedSet & {
  readonly name: string
  readonly seen: Seen
}

export type LearningSetState =
  | 'loading'
  | { readonly problem: LoadProblem; readonly retry: () => void }
  | LearningSet

/** The set that an address asks for by what stands behind its `?`, live in what was seen of it. */
export function useLearningSet(search: string): LearningSetState {
  const [asked, setAsked] = useState({ search, attempt: 0 })
  if (asked.search !== search) setAsked({ search, attempt: 0 })
  const [loaded, setLoaded] = useState<{
    readonly for: typeof asked
    readonly set: Awaited<ReturnType<typeof loadSet>>
  }>()
  // Where the record cannot be opened either, there is nothing more to wait for.
  const isReady = useStudy(({ status }) => status !== 'closed' && status !== 'opening')
  const words = useStudy((state) => state.words)
  useEffect(() => void openStudyLog(), [])
  useEffect(() => {
    let isWanted = true
    void loadSet(setOf(asked.search)).then((set) => {
      if (isWanted) setLoaded({ for: asked, set })
    })
    return () => {
      isWanted = false
    }
  }, [asked])
  const current = loaded?.for === asked ? loaded.set : undefined
  const set = current?.ok ? current.value : undefined
  // A set may be every word there is, and the record changes with each answer.
  const learnables = useMemo(() => set && learnablesOf(set), [set])
  const seen = useMemo(
    () => learnables && seenOf(learnables, new Map(words.map((word) => [word.sense, word]))),
    [learnables, words],
  )
  if (current && !current.ok) {
    return { problem: current.problem, retry: () => setAsked({ ...asked }) }
  }
  if (!isReady || !set || !seen) return 'loading'
  return { ...set, name: setName(setOf(search), set.table), seen }
}

function learnablesOf({ table, senses }: LoadedSet): Learnable[] {
  return senses.flatMap((sense) => learnableIn(table, sense) ?? [])
}

function learnableIn(table: WordTable, sense: string): Learnable | undefined {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return undefined
  const { entries, alsoMeans, met } = table.at(place)
  const entry = entries.find(({ senses: [first] }) => first?.id === sense)
  const meanings = entries.reduce((sum, { senses }) => sum + senses.length, alsoMeans.length)
  return entry && { sense, cefr: entry.cefr, met, meanings }
}
