import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { canUndo, type OpenGame } from '#domain/quiz/game.ts'
import { type Flow, showsAnswer } from '../../game/flow.ts'
import { useGame } from '../../game/use-game.ts'
import { useRecordProblem } from '../../storage/record/study.ts'
import { stateText } from '../../text/frame.ts'
import { quizText } from '../../text/quiz.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { finishGame } from './finish-game.ts'
import styles from './quiz.module.css'
import { undoAnswer } from './undo-answer.ts'

// Fetched while the first question is read; where they did not come, the game goes on without.
const RecordProblem = lazy(async () => ({
  default: await import('../../study/record-problem.tsx').then(
    ({ RecordProblem }) => RecordProblem,
    () => Nothing,
  ),
}))
const QuizKeys = lazy<ComponentType<{ canListen: boolean }>>(async () => ({
  default: await import('./quiz-keys.tsx').then(
    ({ QuizKeys }) => QuizKeys,
    () => Nothing,
  ),
}))
const Nothing = () => null

/** What can be done below the options: take back, not know, end, go on. */
export function QuestionDock({
  game,
  flow,
  canListen,
}: {
  readonly game: OpenGame
  readonly flow: Flow
  readonly canListen: boolean
}) {
  const isUnstored = useGame((state) => state.isUnstored)
  const recordProblem = useRecordProblem()
  const sayUnknown = useGame((state) => state.sayUnknown)
  const goNext = useGame((state) => state.goNext)
  const next = useRef<HTMLButtonElement>(null)
  const isAnswered = game.phase === 'answered'
  const isShown = isAnswered && showsAnswer(flow, game.mark)
  // What is below the answer is read out, and Enter goes on.
  useEffect(() => {
    if (isShown) next.current?.focus({ preventScroll: true })
  }, [isShown])
  // Where Sonraki answers, it stands there from the start; else it comes once there is an answer.
  const answersWithNext = flow.hasNext && !flow.isAnswerShown
  const hasAnything = game.rounds.length > 0 || game.mark !== undefined
  return (
    <>
      <div className={styles.dock}>
        <Button
          kind="quiet"
          onClick={undoAnswer}
          unavailable={canUndo(game) ? undefined : quizText.nothingToUndo}
        >
          <Icon name="undo" />
          {quizText.undo}
        </Button>
        <span className={styles.slot}>
          <Button
            kind="quiet"
            className={isShown && !answersWithNext ? styles.away : undefined}
            onClick={isAnswered ? undefined : sayUnknown}
          >
            {quizText.unknown}
          </Button>
          {!answersWithNext && (
            <Button
              ref={next}
              kind="primary"
              className={isShown ? undefined : styles.away}
              onClick={() => void goNext()}
            >
              {quizText.next}
              <Icon name="next" />
            </Button>
          )}
        </span>
        <span className="push" />
        <Button
          kind="secondary"
          onClick={finishGame}
          unavailable={hasAnything ? undefined : quizText.answerFirst}
        >
          {quizText.finish}
        </Button>
        {answersWithNext && (
          <Button
            ref={next}
            kind="primary"
            onClick={() => void goNext()}
            unavailable={isAnswered || game.mark !== undefined ? undefined : quizText.markFirst}
          >
            {quizText.next}
            <Icon name="next" />
          </Button>
        )}
      </div>
      <div className={styles.hints}>
        <Suspense>
          <QuizKeys canListen={canListen} />
        </Suspense>
      </div>
      {isUnstored && <Note kind="warn">{stateText.notStored}</Note>}
      <Suspense>{recordProblem && <RecordProblem />}</Suspense>
    </>
  )
}
