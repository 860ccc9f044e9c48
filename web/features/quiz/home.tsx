import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { listNames } from '#domain/words/entry.ts'
import { takeAskedLevel } from '../../game/asked-level.ts'
import { GameSettings } from '../../game/game-settings.tsx'
import { startLevel } from '../../game/start-level.ts'
import { useGame } from '../../game/use-game.ts'
import { untilReturning } from '../../storage/due-forecast.ts'
import { homeNoScript, homeText } from '../../text/home.ts'
import { Link } from '../../ui/link.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import styles from './home.module.css'
import { LevelTile } from './level-tile.tsx'

const settledMs = 500
const untilSettled = () => new Promise((resolve) => setTimeout(resolve, settledMs))

// Only who has been here before sees these, and nobody else loads them.
const ofReturning = () => import('./returning-home.ts')
const TodayCard = later(untilReturning, async () => (await ofReturning()).TodayCard)
const LearnTile = later(untilReturning, async () => (await ofReturning()).LearnTile)
const ofSettled = () => import('./settled-home.ts')
const LevelRow = later(untilSettled, async () => (await ofSettled()).LevelRow)
const BackToSet = later(untilSettled, async () => (await ofSettled()).BackToSet)
const LostNote = later(untilSettled, async () => (await ofSettled()).LostNote)

/**
 * A part of home that is painted with the rest of the page, and not needed for a question of KOLAY or
 * ZOR: its code comes after. Where it does not come, home stays as it was painted, where links work.
 */
function later(until: () => Promise<unknown>, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await until()
    return { default: await load().catch(() => never) }
  })
}

const never = new Promise<ComponentType>(() => undefined)

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
    const list = takeAskedLevel()
    if (list) startLevel(list)
  }, [])
  const findWaiting = useGame((state) => state.findWaiting)
  useEffect(findWaiting, [findWaiting])
  return (
    <Spread className={styles.home}>
      <Stage className={styles.stage}>
        <span className={styles.bigMark} />
        <span className={styles.bigMark} />
        <h1 className={styles.title} aria-label={homeText.titleLines.join('')} tabIndex={-1}>
          <MarkedText lines={homeText.titleLines} drop />
        </h1>
        <p className={styles.welcome}>
          <span className={styles.program}>
            <MarkedText lines={[homeText.name]} />
            {homeText.program}
          </span>
          {homeText.welcome}
        </p>
      </Stage>
      <section className={styles.field} aria-label={homeText.start}>
        <noscript>{import.meta.env.SSR && homeNoScript}</noscript>
        <Suspense>
          <LostNote />
        </Suspense>
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
        <Suspense>
          <LevelRow />
        </Suspense>
        <Link href={pageAddress.learn} className={styles.teach}>
          {homeText.learnWords}
        </Link>
        <div className={styles.choices}>
          <GameSettings />
        </div>
        <Suspense>
          <BackToSet />
        </Suspense>
      </section>
    </Spread>
  )
}
