import { useStore } from 'zustand'
import { listOfStarter, loadQuizPart, loadStarter } from '../lexicon/load-quiz-part.ts'
import { browserTimer } from '../question/timer.ts'
import { createVisibleClock } from '../question/visible-clock.ts'
import { usePreferences } from '../storage/preferences.ts'
import { randomName } from '../storage/random-name.ts'
import { recordAnswer, recordUndo } from '../storage/record/study.ts'
import { flowOf } from './flow.ts'
import { createGameStore, type GameState, type GameStore } from './game-store.ts'

let store: GameStore | undefined

/** The one shared store of this tab. */
export function gameStore(): GameStore {
  store ??= createGameStore({
    loadQuizPart,
    loadStarter: (list) => (list === listOfStarter ? loadStarter(list) : undefined),
    // Most games are of a list, and do without.
    loadWordsOf: async (senses) =>
      (await import('../lexicon/words-of-senses.ts')).loadWordsOf(senses),
    random: Math.random,
    now: Date.now,
    newId: randomName,
    clock: createVisibleClock(browserTimer.nowMs),
    timer: browserTimer,
    flow: () => flowOf(usePreferences.getState()),
    recordAnswer,
    recordUndo,
  })
  return store
}

/** What `select` takes from the shared store, live. */
export function useGame<Selected>(select: (state: GameState) => Selected): Selected {
  return useStore(gameStore(), select)
}
