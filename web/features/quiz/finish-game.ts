import { gameStore } from '../../game/use-game.ts'
import { openView } from '../../game/view.ts'
import { askForPersistence, storageFacts, tellOnce } from '../../storage/device.ts'
import { quizText } from '../../text/quiz.ts'
import { clearedWhenUnusedText } from '../../text/record.ts'
import { showToast } from '../../ui/toast.tsx'

/** Ends the game; one that is ended early offers to go on. */
export function finishGame(): void {
  const { finish } = gameStore().getState()
  finish()
  const { game } = gameStore().getState()
  if (game?.phase !== 'over') return
  const isEarly = game.plan.count === undefined || game.rounds.length < game.plan.count
  openView('review', { replace: true })
  void keepRecordSafe()
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

/** After a game there is something to lose: asks the browser to keep it, and warns where it won't. */
async function keepRecordSafe(): Promise<void> {
  await askForPersistence()
  const { isClearedWhenUnused } = await storageFacts()
  if (isClearedWhenUnused && tellOnce('cleared-when-unused')) {
    showToast({ text: clearedWhenUnusedText, icon: 'warning' })
  }
}
