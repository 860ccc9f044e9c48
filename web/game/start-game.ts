import type { GamePlan } from '#domain/quiz/game.ts'
import { usePreferences } from '../storage/preferences.ts'
import { hideToast } from '../ui/toast.tsx'
import { gameStore } from './use-game.ts'
import { openQuiz } from './view.ts'

/**
 * Starts a game and shows it, with the options that the learner has set; what was offered about the
 * game before is no longer on offer.
 */
export function startGame(plan: GamePlan): void {
  hideToast()
  openQuiz()
  const { optionText } = usePreferences.getState()
  void gameStore()
    .getState()
    .start({ ...plan, optionText })
}
