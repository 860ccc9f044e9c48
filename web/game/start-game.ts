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

/**
 * Starts a game like the one of `plan`. One of missed words was as long as there were such words:
 * the next is a usual one again.
 */
export function playAgain(plan: GamePlan): void {
  const { count } = usePreferences.getState()
  startGame(plan.among ? { ...plan, among: undefined, count } : plan)
}
