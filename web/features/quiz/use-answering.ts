import { useEffect, useRef } from 'react'
import { canUndo, type Game, isAnswered } from '#domain/quiz/game.ts'
import { gameStore } from '../../game/use-game.ts'
import { openView } from '../../game/view.ts'
import { askForPersistence, storageFacts, tellOnce } from '../../storage/device.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { quizText } from '../../text/quiz.ts'
import { settingsText } from '../../text/settings.ts'
import { showToast } from '../../ui/toast.tsx'

const markShownMs = 280
const deafMs = 200

/** What the learner can do with the question on the screen, under the settings in force. */
export type Answering = {
  /** Whether the answer is shown, and the question waits for Sonraki. */
  readonly isRevealed: boolean
  /** Whether there is a Sonraki button, because nothing moves by itself. */
  readonly hasNext: boolean
  /** Picks an option: answers with it, or only marks it where Sonraki answers. */
  readonly pick: (place: number) => void
  /** The same by pointer; a new question is deaf to it for a moment, against double taps. */
  readonly tap: (place: number, atMs: number) => void
  readonly mark: (place: number) => void
  readonly sayUnknown: () => void
  readonly goNext: () => void
  readonly undo: () => void
  readonly finish: () => void
}

/** @param game must be asking something. */
export function useAnswering(game: Game): Answering {
  const autoAdvance = usePreferences((preferences) => preferences.autoAdvance)
  const showAnswer = usePreferences((preferences) => preferences.showAnswer)
  const store = gameStore().getState()
  const answered = isAnswered(game)
  const isWaitingForNext = showAnswer || !autoAdvance
  const cameUpAt = useRef(Number.POSITIVE_INFINITY)

  useEffect(() => {
    cameUpAt.current = performance.now()
  }, [])

  // The mark stays in sight for a moment; then the next question comes.
  useEffect(() => {
    if (!answered || isWaitingForNext) return
    const timer = setTimeout(() => void store.goOn(), markShownMs)
    return () => clearTimeout(timer)
  }, [answered, isWaitingForNext, store])

  const answer = (place: number | undefined) => store.answer(place, { isRightShown: showAnswer })
  const pick = (place: number) => {
    if (isWaitingForNext && !showAnswer) store.mark(place)
    else answer(place)
  }
  const goNext = () => {
    if (!answered && game.mark !== undefined) answer(game.mark)
    // With the answer to be shown, Sonraki first shows it.
    if (answered || !showAnswer) void store.goOn()
  }
  return {
    isRevealed: showAnswer && answered,
    hasNext: isWaitingForNext,
    pick,
    tap: (place, atMs) => {
      if (atMs - cameUpAt.current >= deafMs) pick(place)
    },
    mark: store.mark,
    sayUnknown: () => {
      answer(undefined)
      if (isWaitingForNext && !showAnswer) void store.goOn()
    },
    goNext,
    undo: () => {
      if (!canUndo(game)) return
      store.undo()
      showToast({ text: quizText.undone })
    },
    finish: () => finishGame(),
  }
}

/** After a game there is something to lose: asks the browser to keep it, and warns where it won't. */
async function keepRecordSafe(): Promise<void> {
  await askForPersistence()
  const { isClearedWhenUnused } = await storageFacts()
  if (isClearedWhenUnused && tellOnce('cleared-when-unused')) {
    showToast({ text: settingsText.iosHint, icon: 'warning' })
  }
}

/** Ends the game; one that is ended early offers to go on. */
function finishGame(): void {
  const { finish } = gameStore().getState()
  finish()
  const { game, isFinished } = gameStore().getState()
  if (!game || !isFinished) return
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
