import { canUndo } from '#domain/quiz/game.ts'
import { gameStore } from '../../game/use-game.ts'
import { quizText } from '../../text/quiz.ts'
import { showToast } from '../../ui/toast.tsx'

/** Takes the last answer back, if that can be, and says so. */
export function undoAnswer(): void {
  const { game, undo } = gameStore().getState()
  if (!game || !canUndo(game)) return
  undo()
  showToast({ text: quizText.undone })
}
