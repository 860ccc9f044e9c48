import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { listNames } from '#domain/words/entry.ts'
import { takeEarlyTap } from '../../game/early-tap.ts'
import { GameSettings } from '../../game/game-settings.tsx'
import { startGame } from '../../game/start-game.ts'
import { useGame } from '../../game/use-game.ts'
import type { LostGame } from '../../game/waiting-game.ts'
import { untilReturning } from '../../storage/due-forecast.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { homeText } from '../../text/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Note } from '../../ui/note.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import styles from './home.module.css'
import { useLeftGame } from './left-game.ts'
import { LevelTile } from './level-tile.tsx'

const TodayCard = forReturning(async () => (await import('./today-card.tsx')).TodayCard)
const LearnTile = forReturning(async () => (await import('./learn-tile.tsx')).LearnTile)

/**
 * A part of home that only who has been here before sees. It is painted with the rest of the page, and
 * not needed for a question: its code comes after, and to nobody else; where it does not come, home
 * does without.
 */
function forReturning(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await untilReturning()
    return { default: await load().catch(() => Nothing) }
  })
}

const Nothing = () => null

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
  const findWaiting = useGame((state) => state.findWaiting)
  useEffect(findWaiting, [findWaiting])
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
        <Suspense>
          <TodayCard />
        </Suspense>
        <div className={styles.levels}>
          {listNames.map((list) => (
            <LevelTile key={list} list={list} onPointedAt={onLikelyToPlay} />
          ))}
          <Suspense>
            <LearnTile />
          </Suspense>
        </div>
        <Link href={pageAddress.learn} className={styles.teach}>
          {homeText.learnWords}
        </Link>
        <div className={styles.choices}>
          <GameSettings />
        </div>
        <BackToSet />
      </section>
    </Spread>
  )
}

/** The way back to a game of a set, which has no tile of its own. */
function BackToSet() {
  const left = useLeftGame()
  if (!left?.plan.set) return null
  return (
    <button type="button" className={styles.back} onClick={left.goBack}>
      <span>
        <b>{homeText.backToGame(left.answered)}</b>
        <small className="muted">{left.plan.set.name}</small>
      </span>
      <span className="push">
        <Icon name="next" />
      </span>
    </button>
  )
}
