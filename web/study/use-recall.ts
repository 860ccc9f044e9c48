import { useEffect, useMemo, useState } from 'react'
import { type Clash, nextQuestion, type RecallQueue } from '#domain/recall/recall-queue.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { Result } from '#domain/result.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import { useOwnLexicon } from '../lexicon/own-lexicon.ts'
import { usePreferences } from '../storage/preferences.ts'
import { wrongPicksFor } from '../storage/record/changes.ts'
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
  /** For the words asked by options, what the learner has picked wrongly; empty where no run asks. */
  readonly wrongPicks: ReadonlyMap<string, readonly string[]>
}

/** What Tekrar has to ask, or why its words do not come; `undefined` until it is known. */
export type KnownRecall = Result<Recall, LoadProblem> | undefined

/**
 * Today's queue, live.
 *
 * @param isRun whether the words are going to be asked, and not only counted.
 */
export function useRecall({ isRun = false } = {}): KnownRecall {
  const words = useStudy((state) => state.words)
  const isReady = useStudy((state) => state.status === 'ready')
  const preferences = usePreferences()
  const lists = useLists(words, isRun)
  useEffect(() => void openStudyLog(), [])
  const day = today()
  return useMemo(() => {
    if (lists && !lists.ok) return lists
    if (!isReady || !lists) return undefined
    const queue = queueOn(day, words, preferences, lists.value.clash)
    return { ok: true, value: { queue, ...lists.value } }
  }, [lists, isReady, day, words, preferences])
}

type Lists = Result<Omit<Recall, 'queue'>, LoadProblem>

function useLists(words: readonly StudiedWord[], isRun: boolean): Lists | undefined {
  // As a text, so that an answer to the same words does not load them anew.
  const needed = JSON.stringify(neededFor(words.filter(({ isStudied }) => isStudied)))
  const own = useOwnLexicon()
  const [loaded, setLoaded] = useState<{ readonly needed: string; readonly lists: Lists }>()
  // Own words that have changed are loaded anew; what is being asked goes on meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const [came, wrongPicks] = await Promise.all([
        loadRecallWords(JSON.parse(needed) as NeededWords),
        wrongPicksFor(isRun ? askedByOptions() : []),
      ])
      if (!isWanted) return
      if (!came.ok) return setLoaded({ needed, lists: came })
      const clash = clashesIn([...came.value.values()])
      setLoaded({ needed, lists: { ok: true, value: { lists: came.value, clash, wrongPicks } } })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [needed, isRun, own])
  // Lists of words that have changed meanwhile are not the ones asked for.
  return loaded?.needed === needed ? loaded.lists : undefined
}

function askedByOptions(): string[] {
  return useStudy
    .getState()
    .words.filter((word) => word.isStudied && nextQuestion(word.memory, word.answers) === 'choice')
    .map(({ sense }) => sense)
}
