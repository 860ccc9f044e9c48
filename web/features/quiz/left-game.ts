import type { GamePlan } from '#domain/quiz/game.ts'
import { openGame } from '../../game/game-store.ts'
import { planOf } from '../../game/stored-form.ts'
import { useGame } from '../../game/use-game.ts'
import { openView } from '../../game/view.ts'
import { hideToast } from '../../ui/toast.tsx'

/** A game that was left, and the way back to it. */
type LeftGame = {
  readonly plan: GamePlan
  readonly answered: number
  readonly goBack: () => void
}

/** The game to go on with: this tab's own, or the newest that was kept. */
export function useLeftGame(): LeftGame | undefined {
  const game = useGame(openGame)
  const waiting = useGame((state) => state.waiting)
  const takeUp = useGame((state) => state.takeUp)
  const plan = game?.plan ?? (waiting && planOf(waiting))
  if (!plan) return undefined
  return {
    plan,
    answered: (game ?? waiting)?.rounds.length ?? 0,
    goBack: () => {
      // It may offer to go on with another game.
      hideToast()
      openView('quiz')
      if (!game) void takeUp()
    },
  }
}
