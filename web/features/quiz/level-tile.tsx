import type { ListName } from '#domain/words/entry.ts'
import summary from '#lexicon/dist/summary.json' with { type: 'json' }
import { startLevel } from '../../game/start-level.ts'
import { loadQuizPart } from '../../lexicon/load-quiz-part.ts'
import { useHomeCounts } from '../../storage/due-forecast.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { countText } from '../../text/count-text.ts'
import { homeText } from '../../text/home.ts'
import { listText } from '../../text/lists.ts'
import { LevelDots } from '../../ui/level-dots.tsx'
import { useLeftGame } from './left-game.ts'
import styles from './level-tile.module.css'

/**
 * A level: starts a game of it with the choices that are shown, or goes on with the one that was
 * left. Before the first answer it says what its words are, to a returning learner how far they are.
 *
 * @param onPointedAt called when a game is likely to be started.
 */
export function LevelTile({
  list,
  onPointedAt,
}: {
  readonly list: ListName
  readonly onPointedAt: () => void
}) {
  const direction = usePreferences((preferences) => preferences.direction)
  const game = useLeftGame()
  // Who has chosen the other direction meanwhile wants another game.
  const isOwn = game?.plan.list === list && game.plan.direction === direction
  const left = isOwn ? game : undefined
  const { name, hint } = listText[list]
  const { words, levels } = summary[list]
  const leftLine = left && homeText.backToGame(left.answered)
  return (
    <button
      type="button"
      className={styles.level}
      data-list={list}
      onClick={left ? left.goBack : () => startLevel(list)}
      // Whoever points at a level is about to need its words.
      onPointerEnter={() => {
        onPointedAt()
        void loadQuizPart(list)
      }}
    >
      <span className={styles.dots}>
        <LevelDots count={list === 'kolay' ? 1 : 3} />
      </span>
      <b>{name}</b>
      <small className={styles.hint}>{hint}</small>
      <small className={styles.size}>
        {leftLine ?? (
          <>
            {homeText.listSize(countText(words))} · <span>{levels}</span>
          </>
        )}
      </small>
      <Reached list={list} words={words} leftLine={leftLine} />
    </button>
  )
}

/** How far a returning learner is with a list, as a bar that only repeats its words. */
function Reached({
  list,
  words,
  leftLine,
}: {
  readonly list: ListName
  readonly words: number
  readonly leftLine: string | undefined
}) {
  const reached = useHomeCounts().reached(list)
  const { seen, lasting } = reached ?? { seen: 0, lasting: 0 }
  return (
    <>
      <svg
        className={styles.meter}
        viewBox={`0 0 ${words} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.seen} width={seen} height={1} />
        <rect className={styles.lasting} width={lasting} height={1} />
      </svg>
      <small className={styles.reached}>
        <span data-waiting={reached ? undefined : ''}>
          {homeText.seen(countText(seen), countText(words))}
        </span>
        <span data-waiting={reached || leftLine ? undefined : ''}>
          {leftLine ?? homeText.lastingOf(countText(lasting))}
        </span>
      </small>
    </>
  )
}
