import { lazy, Suspense } from 'react'
import { useView } from '../../game/view.ts'
import { Home } from './home.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'

const loadGame = () => import('./quiz-screen.tsx')
const QuizScreen = lazy(async () => ({ default: (await loadGame()).QuizScreen }))
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }))

/** The screen at `/`: the choice of a level, the game, and the review after it. */
export default function QuizPage() {
  const view = useView()
  if (view === 'home') return <Home onLikelyToPlay={() => void loadGame()} />
  return (
    <Suspense fallback={<QuestionSkeleton />}>
      {view === 'quiz' ? <QuizScreen /> : <Review />}
    </Suspense>
  )
}
