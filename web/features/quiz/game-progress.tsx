import { openGame } from '../../game/game-store.ts'
import { useGame } from '../../game/use-game.ts'
import { frameText } from '../../text/frame.ts'
import { BarProgress } from '../../ui/bar-progress.tsx'
import styles from './game-progress.module.css'

/** How far the game has come: dots up to twenty questions, and the number in words. */
export function GameProgress() {
  const game = useGame(openGame)
  const count = game?.plan.count
  const round = game ? game.rounds.length + (game.phase === 'answered' ? 0 : 1) : 1
  return (
    <BarProgress>
      {count !== undefined && (
        <ol className={styles.dots} data-many={count > 10 ? '' : undefined} aria-hidden="true">
          {dotsUpTo(count).map((dot) => (
            <li key={dot} data-state={stateOf(dot, round)} />
          ))}
        </ol>
      )}
      {game && (
        <>
          <span className={styles.number} aria-hidden="true">
            {count === undefined ? frameText.progress(round, count) : `${round} / ${count}`}
          </span>
          <span className="sr" role="status">
            {frameText.progress(round, count)}
          </span>
        </>
      )}
    </BarProgress>
  )
}

function dotsUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

function stateOf(dot: number, round: number): 'done' | 'now' | 'left' {
  if (dot === round) return 'now'
  return dot < round ? 'done' : 'left'
}
