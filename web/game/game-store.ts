import { createStore } from 'zustand'
import type { Game } from '#domain/quiz/game.ts'
import { type PlayDependencies, type PlayState, playPart } from './play-part.ts'
import { type ResultsState, resultsPart } from './results-part.ts'
import { createTable, type TableDependencies, type TableState } from './table.ts'
import { type WaitingState, waitingPart } from './waiting-part.ts'
import { createWordLoader, type LoadingState, type WordSources } from './word-loading.ts'

/** The store that all screens share. */
export type GameState = ResultsState & TableState & PlayState & WaitingState & LoadingState

export type Dependencies = TableDependencies & PlayDependencies & WordSources

/** The shared store: the game of this tab, the results of the last one, and one to go on with. */
export function createGameStore(dependencies: Dependencies) {
  return createStore<GameState>()((set, get) => {
    const part = { get, set }
    const loadWords = createWordLoader(part, dependencies)
    const table = createTable(part, dependencies)
    return {
      game: undefined,
      list: undefined,
      isUnstored: false,
      waiting: undefined,
      left: undefined,
      lost: undefined,
      loading: undefined,
      ...resultsPart(part, loadWords),
      ...playPart(part, table, loadWords, dependencies),
      ...waitingPart(part, table, loadWords, dependencies.now),
    }
  })
}

export type GameStore = ReturnType<typeof createGameStore>

/** The game of this tab while it goes on. */
export function openGame({ game }: Pick<GameState, 'game'>): Game | undefined {
  return game?.phase === 'over' ? undefined : game
}
