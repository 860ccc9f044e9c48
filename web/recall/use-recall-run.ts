import { useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { browserTimer } from '../question/timer.ts'
import { createVisibleClock, type VisibleClock } from '../question/visible-clock.ts'
import { usePreferences } from '../storage/preferences.ts'
import { randomName } from '../storage/random-name.ts'
import { recordAnswer, recordUndo, useStudy } from '../storage/record/study.ts'
import { queueOn } from '../study/recall-day.ts'
import { today } from '../study/today.ts'
import type { Recall } from '../study/use-recall.ts'
import { createRecallRun, type RecallRun } from './recall-run.ts'

/** A run through today's queue, which begins when the screen comes up and ends with it. */
export function useRecallRun({ lists, clash, wrongPicks }: Recall): RecallRun {
  const [store] = useState<StoreApi<RecallRun>>(() =>
    createRecallRun({
      today: () =>
        queueOn(today(), useStudy.getState().words, usePreferences.getState(), clash).today,
      lists,
      random: Math.random,
      optionText: () => usePreferences.getState().optionText,
      wrongPicks: (sense) => wrongPicks.get(sense) ?? [],
      newId: randomName,
      seconds: startedClock().seconds,
      recordAnswer,
      recordUndo,
    }),
  )
  return useStore(store)
}

let clock: VisibleClock | undefined

// One for the tab, since it follows whether the page is in sight.
function startedClock(): VisibleClock {
  clock ??= createVisibleClock(browserTimer.nowMs)
  clock.start(0)
  return clock
}
