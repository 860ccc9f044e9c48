import { gameRecord, tabGameId } from '../storage/saved-game.ts'
import type { Part } from './part.ts'
import { planOf } from './stored-form.ts'
import type { Table, TableState } from './table.ts'
import { newestGame, setAside } from './waiting-game.ts'
import type { LoadingState, WordLoader } from './word-loading.ts'

export type WaitingState = {
  /** Looks for a kept game to go on with. */
  readonly findWaiting: () => void
  /** Goes on with `waiting`. */
  readonly takeUp: () => Promise<void>
  /** Goes back to the game that `left` tells of, in the place of the one that was started. */
  readonly goBack: () => Promise<void>
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
      const list = await loadWords(planOf(waiting), get().takeUp)
      if (!list) return
      const taken = table.takeUp(waiting, list)
      if (taken.ok) return
      setAside(waiting.id)
      set({ loading: undefined, waiting: undefined, lost: taken.problem })
    },
    goBack: async () => {
      const { left } = get()
      if (!left) return
      gameRecord(left.game.id).write(left.game)
      // The game that was started goes: the way back is offered until its first answer.
      const own = tabGameId()
      if (own !== undefined && own !== left.game.id) gameRecord(own).remove()
      set({ game: undefined, list: undefined, left: undefined, waiting: left.game })
      await get().takeUp()
    },
  }
}
