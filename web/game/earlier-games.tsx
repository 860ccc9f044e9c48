import { useEffect, useState } from 'react'
import { finishedGames } from '../storage/game-history.ts'
import { listText } from '../text/lists.ts'
import { resultsText } from '../text/results.ts'
import styles from './earlier-games.module.css'

const dateFormat = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeStyle: 'short' })

/**
 * The finished games, newest first.
 *
 * @param isNewestShown whether the results of the newest are on the screen; it is then left out.
 */
export function EarlierGames({ isNewestShown }: { readonly isNewestShown: boolean }) {
  const [games, setGames] = useState(finishedGames)
  useEffect(() => {
    // What another tab finishes is news where no results are on the screen.
    if (isNewestShown) return
    const update = () => setGames(finishedGames())
    addEventListener('storage', update)
    return () => removeEventListener('storage', update)
  }, [isNewestShown])
  const earlier = isNewestShown ? games.slice(1) : games
  if (earlier.length === 0) return null
  return (
    <section className={styles.earlier}>
      <h2>{resultsText.earlier}</h2>
      <ul>
        {earlier.map(({ id, finishedAt, list, name, correct, total }) => (
          <li key={id}>
            <span>{resultsText.earlierGame(name ?? listText[list].name, correct, total)}</span>
            <time className="muted" dateTime={new Date(finishedAt).toISOString()}>
              {dateFormat.format(finishedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
