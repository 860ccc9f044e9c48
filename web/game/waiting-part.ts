import { tabGameId } from '../storage/saved-game.ts'
import type { Part } from './part.ts'
import type { Table, TableState } from './table.ts'
import { newestGame, setAside } from './waiting-game.ts'
import type { LoadingState, WordLoader } from './word-loading.ts'

export type WaitingState = {
  /** Looks for a kept game to go on with. */
  readonly findWaiting: () => void
  /** Goes on with `waiting`. */
  readonly takeUp: () => Promise<void>
}

export function waitingPart(
  { get, set }: Part<WaitingState & TableState & LoadingState>,
  table: Table,
  loadWords: WordLoader,
  now: () => number,
): WaitingState {
  return {
    findWaiting: () => {
      const { game } = get()
      if (game && game.phase !== 'over') return
      const { saved, lost } = newestGame(tabGameId(), now())
      set({ waiting: saved, lost: lost ?? get().lost })
    },
    takeUp: async () => {
      const { waiting } = get()
      if (!waiting) return
      const list = await loadWords(waiting.plan, get().takeUp)
      if (!list) return
      const taken = table.takeUp(waiting, list)
      if (taken.ok) return
      setAside(waiting.id)
      set({ loading: undefined, waiting: undefined, lost: taken.problem })
    },
  }
}
