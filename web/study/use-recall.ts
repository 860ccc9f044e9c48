import { useEffect, useState } from 'react'
import type { Clash, RecallQueue } from '#domain/recall/recall-queue.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { ListName } from '#domain/words/entry.ts'
import { type LoadedList, loadWordLists } from '../lexicon/word-lists.ts'
import { usePreferences } from '../storage/preferences.ts'
import { openStudyLog, useStudy } from '../storage/record/study.ts'
import { listsOf, queueOn } from './recall-day.ts'
import { today } from './today.ts'
import { clashesIn } from './word-clashes.ts'

/** What Tekrar has to ask, with the lists that its words are in. */
export type Recall = {
  readonly queue: RecallQueue
  readonly lists: Lists
  /** Which of their words are kept apart. */
  readonly clash: Clash
}

type Lists = ReadonlyMap<string, LoadedList>

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
  const names = listsOf(words).join()
  const [loaded, setLoaded] = useState<{
    readonly names: string
    readonly lists: Omit<Recall, 'queue'> | 'failed'
  }>()
  useEffect(() => {
    let isWanted = true
    const wanted = names === '' ? [] : (names.split(',') as ListName[])
    void loadWordLists(wanted).then(({ lists, problem }) => {
      if (!isWanted) return
      const clash = clashesIn([...lists.values()])
      setLoaded({ names, lists: problem ? 'failed' : { lists, clash } })
    })
    return () => {
      isWanted = false
    }
  }, [names])
  // Lists of words that have changed meanwhile are not the ones asked for.
  return loaded?.names === names ? loaded.lists : undefined
}
