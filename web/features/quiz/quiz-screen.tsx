import { useEffect } from 'react'
import { planOf } from '../../game/stored-form.ts'
import { gameStore, useGame } from '../../game/use-game.ts'
import { openView, useRedirect } from '../../game/view.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { tabGameId } from '../../storage/saved-game.ts'
import { stateText } from '../../text/frame.ts'
import { gameName } from '../../text/lists.ts'
import { quizText } from '../../text/quiz.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { hideActionToast, showToast } from '../../ui/toast.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'

/** The game: the question on the screen, or the way to it, or why there is none. */
export function QuizScreen() {
  const game = useGame((state) => state.game)
  const list = useGame((state) => state.list)
  const loading = useGame((state) => state.loading)
  const isOpen = useRestoredGame()
  useLeftGame()
  useRedirect(game?.phase === 'over' && !loading, 'review')

  if (loading?.problem) return <LoadingFailed problem={loading.problem} onRetry={loading.retry} />
  if (!isOpen || loading || !game || game.phase === 'over' || !list) return <QuestionSkeleton />
  return <QuestionScreen key={game.item.target} game={game} list={list} />
}

/**
 * Brings the game of this tab back after a reload; home where there is none.
 *
 * @returns whether there is a game, or one on its way.
 */
function useRestoredGame(): boolean {
  const hasGame = useGame((state) => state.game !== undefined || state.loading !== undefined)
  useEffect(() => {
    if (hasGame) return
    const game = gameStore()
    game.getState().findWaiting()
    const { waiting, takeUp } = game.getState()
    // The game of this tab may be gone: damaged, or deleted in another tab.
    if (waiting && waiting.id === tabGameId()) void takeUp()
    else openView('home', { replace: true })
  }, [hasGame])
  return hasGame
}

/** Says what has become of the game that gave way to this one; until its first answer, one can go back. */
function useLeftGame(): void {
  const left = useGame((state) => state.left)
  useEffect(() => {
    if (!left) return
    const { game, isKept } = left
    const say = isKept ? quizText.stillWaits : quizText.gaveWay
    showToast({
      text: say(gameName(planOf(game)), game.rounds.length),
      icon: 'clock',
      isAbove: true,
      action: { label: quizText.goBack, run: () => void gameStore().getState().goBack() },
    })
    return hideActionToast
  }, [left])
}

function LoadingFailed({
  problem,
  onRetry,
}: {
  readonly problem: LoadProblem
  readonly onRetry: () => Promise<void>
}) {
  useNewHeading()
  return (
    <Page narrow>
      <Empty isProblem heading={quizText.failed} hint={quizText.failedHint(problem.kind)}>
        <div className="row">
          <Button kind="primary" onClick={() => void onRetry()}>
            {stateText.retry}
          </Button>
          <Button kind="quiet" onClick={() => openView('home', { replace: true })}>
            {quizText.changeLevel}
          </Button>
        </div>
      </Empty>
    </Page>
  )
}
