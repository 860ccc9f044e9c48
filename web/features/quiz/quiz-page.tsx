import { lazy, Suspense } from 'react'
import { isSiteAtHand } from '../../api/site-at-hand.ts'
import { useView } from '../../game/view.ts'
import { Home } from './home.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'

/** Loads what is about to be needed; if it does not come, it is asked for again in its time. */
const inAdvance = (load: () => Promise<unknown>) => void load().catch(() => undefined)

const loadReview = () => import('./review.tsx')
const loadGame = async () => {
  const game = await import('./quiz-screen.tsx')
  // A game that has begun can be ended without a connection, and its answers shown.
  inAdvance(loadReview)
  inAdvance(() => import('../../vocabulary/revealed-options.tsx'))
  inAdvance(() => import('../../vocabulary/answer-panel.tsx'))
  inAdvance(() => import('../../study/record-problem.tsx'))
  return game
}
// Where nothing can be had, there is nothing to fetch ahead; whoever plays then is told so.
const fetchAhead = async () => {
  if (await isSiteAtHand()) inAdvance(loadGame)
}
const QuizScreen = lazy(async () => ({ default: (await loadGame()).QuizScreen }))
const Review = lazy(async () => ({ default: (await loadReview()).Review }))

/** The screen at `/`: the choice of a level, the game, and the review after it. */
export default function QuizPage() {
  const view = useView()
  if (view === 'home') return <Home onLikelyToPlay={() => void fetchAhead()} />
  return (
    <Suspense fallback={<QuestionSkeleton />}>
      {view === 'quiz' ? <QuizScreen /> : <Review />}
    </Suspense>
  )
}
