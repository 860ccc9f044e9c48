import { useEffect, useRef, useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { DueWord } from '#domain/recall/recall-queue.ts'
import type { ListName } from '#domain/words/entry.ts'
import { browserTimer } from '../question/timer.ts'
import { createVisibleClock, type VisibleClock } from '../question/visible-clock.ts'
import { usePreferences } from '../storage/preferences.ts'
import { randomName } from '../storage/random-name.ts'
import { recordAnswer, recordTeach, recordUndo, useStudy } from '../storage/record/study.ts'
import { queueOn } from '../study/recall-day.ts'
import { today } from '../study/today.ts'
import type { Recall } from '../study/use-recall.ts'
import { createRecallRun, type PastStep, type RecallRun } from './recall-run.ts'

/**
 * A run through today's queue, which begins when the screen comes up and ends with it.
 *
 * @param again senses to ask instead, whether they are due or not, each until it is right once.
 */
export function useRecallRun(recall: Recall, again?: readonly string[]): RecallRun {
  const { clash, wrongPicks } = recall
  const latest = useRef(recall.lists)
  // Own words may change while they are asked: the next question is of what they are then.
  useEffect(() => {
    latest.current = recall.lists
  }, [recall.lists])
  const [store] = useState<StoreApi<RecallRun>>(() => {
    const due = () =>
      queueOn(today(), useStudy.getState().words, usePreferences.getState(), clash).today
    return createRecallRun({
      today: (past) => (again ? missing(again, past) : due()),
      lists: { get: (name) => latest.current.get(name as ListName | '') },
      random: Math.random,
      optionText: () => usePreferences.getState().optionText,
      wrongPicks: (sense) => wrongPicks.get(sense) ?? [],
      newId: randomName,
      seconds: startedClock().seconds,
      recordAnswer,
      recordTeach,
      recordUndo,
    })
  })
  return useStore(store)
}

/** Those of `senses` that were not right yet in a run. */
function missing(senses: readonly string[], past: readonly PastStep[]): DueWord[] {
  const right = new Set(
    past.flatMap(({ draft }) =>
      draft?.kind === 'answer' && draft.grade !== 'again' ? [draft.sense] : [],
    ),
  )
  const { words } = useStudy.getState()
  return words
    .filter(({ sense }) => senses.includes(sense) && !right.has(sense))
    .map((word) => ({ ...word, direction: 'en-tr', isNew: false }))
}

let clock: VisibleClock | undefined

// One for the tab, since it follows whether the page is in sight.
function startedClock(): VisibleClock {
  clock ??= createVisibleClock(browserTimer.nowMs)
  clock.start(0)
  return clock
}
