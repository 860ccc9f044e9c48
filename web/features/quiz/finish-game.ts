import { gameStore } from '../../game/use-game.ts'
import { openView } from '../../game/view.ts'
import { quizText } from '../../text/quiz.ts'
import { showToast } from '../../ui/toast.tsx'

/** Ends the game; one that is ended early offers to go on. */
export function finishGame(): void {
  const { finish } = gameStore().getState()
  finish()
  const { game } = gameStore().getState()
  if (game?.phase !== 'over') return
  const isEarly = game.plan.count === undefined || game.rounds.length < game.plan.count
  openView('review', { replace: true })
  if (!isEarly) return
  showToast({
    text: quizText.endedEarly(game.rounds.length),
    icon: 'clock',
    action: {
      label: quizText.resume,
      run: () => {
        gameStore().getState().resume()
        openView('quiz', { replace: true })
      },
    },
  })
}
