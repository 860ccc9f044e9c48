import { canUndo, type OpenGame } from '#domain/quiz/game.ts'
import type { Flow } from '../../game/flow.ts'
import { useGame } from '../../game/use-game.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { stateText } from '../../text/frame.ts'
import { quizText } from '../../text/quiz.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { Note } from '../../ui/note.tsx'
import { finishGame } from './finish-game.ts'
import styles from './quiz.module.css'
import { undoAnswer } from './undo-answer.ts'

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
  const sayUnknown = useGame((state) => state.sayUnknown)
  const goNext = useGame((state) => state.goNext)
  const answered = game.phase === 'answered'
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
        <Button kind="quiet" onClick={answered ? undefined : sayUnknown}>
          {quizText.unknown}
        </Button>
        <span className="push" />
        <Button
          kind="secondary"
          onClick={finishGame}
          unavailable={hasAnything ? undefined : quizText.answerFirst}
        >
          {quizText.finish}
        </Button>
        {flow.hasNext && (
          <Button
            kind="primary"
            onClick={() => void goNext()}
            unavailable={answered || game.mark !== undefined ? undefined : quizText.markFirst}
          >
            {quizText.next}
            <Icon name="next" />
          </Button>
        )}
      </div>
      <QuestionKeys canListen={canListen} />
      {isUnstored && <Note kind="warn">{stateText.notStored}</Note>}
      <RecordProblem />
    </>
  )
}

function QuestionKeys({ canListen }: { readonly canListen: boolean }) {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  const { keys } = quizText
  return (
    <KeyHints>
      {hasShortcuts && (
        <span>
          <kbd>1</kbd>–<kbd>5</kbd>
          {keys.or}
          <kbd>A</kbd>–<kbd>E</kbd> {keys.choose}
        </span>
      )}
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {keys.move}
      </span>
      <span>
        <kbd>Enter</kbd> {keys.confirm}
      </span>
      {hasShortcuts && (
        <>
          <span>
            <kbd>0</kbd> {keys.unknown}
          </span>
          {canListen && (
            <span>
              <kbd>S</kbd> {keys.listen}
            </span>
          )}
          <span>
            <kbd>Z</kbd> {keys.undo}
          </span>
        </>
      )}
    </KeyHints>
  )
}
