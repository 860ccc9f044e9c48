import { useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'
import { pageAddress } from '#contract/addresses.ts'
import { type ListName, listNames } from '#domain/words/entry.ts'
import summary from '#lexicon/dist/summary.json' with { type: 'json' }
import { takeEarlyTap } from '../../game/early-tap.ts'
import { GameSettings } from '../../game/game-settings.tsx'
import { openGame } from '../../game/game-store.ts'
import { startGame } from '../../game/start-game.ts'
import { useGame } from '../../game/use-game.ts'
import { openView } from '../../game/view.ts'
import type { LostGame } from '../../game/waiting-game.ts'
import { loadQuizPart } from '../../lexicon/quiz-parts.ts'
import { useDueCount } from '../../storage/due-forecast.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { dueText } from '../../text/due.ts'
import { homeText } from '../../text/home.ts'
import { listText } from '../../text/lists.ts'
import { Icon } from '../../ui/icon.tsx'
import { LevelDots } from '../../ui/level-dots.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Note } from '../../ui/note.tsx'
import { Spread } from '../../ui/spread.tsx'
import { hideToast } from '../../ui/toast.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import styles from './home.module.css'

const settledMs = 500

const lostText: Readonly<Record<LostGame, string>> = {
  broken: homeText.brokenGame,
  outdated: homeText.outdatedGame,
  newer: homeText.newerGame,
}

/**
 * Home: the title, and a game two taps away at most.
 *
 * @param onLikelyToPlay called when the screen has settled, or a level is pointed at: what a game
 *   needs can then be fetched.
 */
export function Home({ onLikelyToPlay }: { readonly onLikelyToPlay: () => void }) {
  const getReady = useEffectEvent(onLikelyToPlay)
  useEffect(() => {
    const timer = setTimeout(getReady, settledMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const list = takeEarlyTap()
    if (!list) return
    const { direction, count } = usePreferences.getState()
    startGame({ list, direction, count })
  }, [])
  const lost = useGame((state) => state.lost)
  return (
    <Spread className={styles.home}>
      <Stage className={styles.stage}>
        <span className={styles.bigMark} />
        <span className={styles.bigMark} />
        <h1 className={styles.title} aria-label={homeText.title} tabIndex={-1}>
          <MarkedText lines={homeText.titleLines} drop />
        </h1>
        <p className={styles.welcome}>
          <span className={styles.program}>{homeText.program}</span>
          {homeText.welcome}
        </p>
      </Stage>
      <section className={styles.field} aria-label={homeText.start}>
        <noscript>{homeText.noScript}</noscript>
        {lost && (
          <Note kind="warn" role="alert">
            {lostText[lost]}
          </Note>
        )}
        <div className={styles.levels}>
          {listNames.map((list) => (
            <LevelButton key={list} list={list} onPointedAt={onLikelyToPlay} />
          ))}
        </div>
        <BackToGame />
        <DueRow />
        <GameSettings />
      </section>
    </Spread>
  )
}

function LevelButton({
  list,
  onPointedAt,
}: {
  readonly list: ListName
  readonly onPointedAt: () => void
}) {
  const direction = usePreferences((preferences) => preferences.direction)
  const count = usePreferences((preferences) => preferences.count)
  const { name, hint } = listText[list]
  const { words, levels } = summary[list]
  return (
    <button
      type="button"
      className={styles.level}
      data-list={list}
      onClick={() => startGame({ list, direction, count })}
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
        {homeText.listSize(words.toLocaleString('tr'))} · <span>{levels}</span>
      </small>
    </button>
  )
}

/** The way back to a game that was left: this tab's own, or the newest that was kept. */
function BackToGame() {
  const game = useGame(openGame)
  const waiting = useGame((state) => state.waiting)
  const findWaiting = useGame((state) => state.findWaiting)
  const takeUp = useGame((state) => state.takeUp)
  useEffect(findWaiting, [findWaiting])
  const left = game ?? waiting
  if (!left) return null
  const goBack = () => {
    // It may offer to go on with another game.
    hideToast()
    openView('quiz')
    if (!game) void takeUp()
  }
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <span>
        <b>{homeText.backToGame}</b>
        <small className="muted">
          {homeText.gameLeft(listText[left.plan.list].name, left.rounds.length)}
        </small>
      </span>
      <span className="push">
        <Icon name="next" />
      </span>
    </button>
  )
}

const secondsAWord = 15

/** What waits in Tekrar; not there while nothing does. */
function DueRow() {
  const due = useDueCount()
  if (due === 0) return null
  return (
    <Link href={pageAddress.recall} className={styles.back ?? ''}>
      <b className={styles.due}>{due}</b>
      <span>
        <b>{dueText.waiting}</b>
        <small className="muted">
          {dueText.about(Math.max(1, Math.round((due * secondsAWord) / 60)))}
        </small>
      </span>
      <span className="push">
        <Icon name="next" />
      </span>
    </Link>
  )
}
