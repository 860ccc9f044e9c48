import { useEffect, useState } from 'react'
import type { Clash, RecallQueue } from '#domain/recall/recall-queue.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { usePreferences } from '../storage/preferences.ts'
import { openStudyLog, useStudy } from '../storage/record/study.ts'
import { queueOn } from './recall-day.ts'
import { loadRecallWords, type NeededWords, neededFor, type RecallWords } from './recall-words.ts'
import { today } from './today.ts'
import { clashesIn } from './word-clashes.ts'

/** What Tekrar has to ask, with the words that ask it. */
export type Recall = {
  readonly queue: RecallQueue
  readonly lists: RecallWords
  /** Which of their words are kept apart. */
  readonly clash: Clash
}

/** Today's queue, live; `undefined` until it is known, `failed` where the words do not come. */
export function useRecall(): Recall | 'failed' | undefined {
  const words = useStudy((state) => state.words)
  const isReady = useStudy((state) => state.status === 'ready')
  const preferences = usePreferences()
  const lists = useLists(words)
  useEffect(() => void openStudyLog(), [])
  if (lists === 'failed') return 'failed'
  if (!isReady || !lists) return undefined
  return { queue: queueOn(today(), words, preferences, lists.clash), ...lists }
}

function useLists(words: readonly StudiedWord[]): Omit<Recall, 'queue'> | 'failed' | undefined {
  // As a text, so that an answer to the same words does not load them anew.
  const needed = JSON.stringify(neededFor(words.filter(({ isStudied }) => isStudied)))
  const [loaded, setLoaded] = useState<{
    readonly needed: string
    readonly lists: Omit<Recall, 'queue'> | 'failed'
  }>()
  useEffect(() => {
    let isWanted = true
    void loadRecallWords(JSON.parse(needed) as NeededWords).then((came) => {
      if (!isWanted) return
      const lists = came.ok && { lists: came.value, clash: clashesIn([...came.value.values()]) }
      setLoaded({ needed, lists: lists || 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [needed])
  // Lists of words that have changed meanwhile are not the ones asked for.
  return loaded?.needed === needed ? loaded.lists : undefined
}
