import { useEffect, useRef, useState } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { Sweep } from '#domain/learning/sweep.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { browserTimer } from '../question/timer.ts'
import { createVisibleClock, type VisibleClock } from '../question/visible-clock.ts'
import { learningRecord, sweepRecord } from '../storage/learning-sessions.ts'
import { usePreferences } from '../storage/preferences.ts'
import { randomName } from '../storage/random-name.ts'
import { recordAnswer, recordClaim, recordTeach, recordUndo } from '../storage/record/study.ts'
import { createLearningRun, type LearningRun } from './learning-run.ts'
import type { PreparedSession } from './prepare-session.ts'
import { sharedSteps } from './shared-steps.ts'
import { createSweepRun, type SweepRun } from './sweep-run.ts'

const sharing = { newId: randomName, now: Date.now }

/** The session on a set, which begins or goes on when its screen comes up. */
export function useLearningRun(
  search: string,
  { session, words }: Pick<PreparedSession, 'session' | 'words'>,
): LearningRun {
  const latest = useRef(words)
  // Own words may change while they are learned: the next question is of what they are then.
  useEffect(() => {
    latest.current = words
  }, [words])
  const [store] = useState<StoreApi<LearningRun>>(() =>
    createLearningRun({
      session,
      words: () => latest.current,
      shared: sharedSteps(learningRecord(search), {
        ...sharing,
        isSameRun: (one, other) => one.begun !== undefined && one.begun === other.begun,
      }),
      recordTeach,
      ...common(),
    }),
  )
  return useFollowed(store)
}

/** The sweep through a set. */
export function useSweepRun(search: string, sweep: Sweep, words: LoadedWords): SweepRun {
  const [store] = useState<StoreApi<SweepRun>>(() =>
    createSweepRun({
      sweep,
      words,
      shared: sharedSteps(sweepRecord(search), {
        ...sharing,
        isSameRun: (one, other) => one.seed === other.seed,
      }),
      recordClaim,
      ...common(),
    }),
  )
  return useFollowed(store)
}

/** A run that takes up what other tabs do to it. */
function useFollowed<Run extends { readonly follow: () => void }>(store: StoreApi<Run>): Run {
  useEffect(() => {
    const follow = () => store.getState().follow()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [store])
  return useStore(store)
}

function common() {
  return {
    random: Math.random,
    optionText: () => usePreferences.getState().optionText,
    newId: randomName,
    timer: browserTimer,
    seconds: startedClock().seconds,
    recordAnswer,
    recordUndo,
  }
}

let clock: VisibleClock | undefined

// One for the tab, since it follows whether the page is in sight.
function startedClock(): VisibleClock {
  clock ??= createVisibleClock(browserTimer.nowMs)
  clock.start(0)
  return clock
}
