import { useStore } from 'zustand'
import { loadWordList } from '../lexicon/word-lists.ts'
import { recordAnswer, recordUndo } from '../storage/record/study.ts'
import { createGameStore, type GameState, type GameStore } from './store.ts'
import { createVisibleClock } from './visible-clock.ts'

let store: GameStore | undefined

/** The one shared store of this tab. */
export function gameStore(): GameStore {
  store ??= createGameStore({
    loadWordList,
    random: Math.random,
    now: Date.now,
    newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
    clock: createVisibleClock(() => performance.now()),
    recordAnswer,
    recordUndo,
  })
  return store
}

/** What `select` takes from the shared store, live. */
export function useGame<Selected>(select: (state: GameState) => Selected): Selected {
  return useStore(gameStore(), select)
}
