import { useEffect, useRef } from 'react'
import { useView } from '../../game/view.ts'
import { Home } from './home.tsx'
import { QuizScreen } from './quiz-screen.tsx'
import { Review } from './review.tsx'

/** The screen at `/`: the choice of a level, the game, and the review after it. */
export default function QuizPage() {
  const view = useView()
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('#icerik h1')?.focus({ preventScroll: true })
  }, [view])
  if (view === 'quiz') return <QuizScreen />
  if (view === 'review') return <Review />
  return <Home />
}
