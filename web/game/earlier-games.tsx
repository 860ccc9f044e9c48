import { useEffect, useState } from 'react'
import { finishedGames } from '../storage/game-history.ts'
import { listText } from '../text/lists.ts'
import { resultsText } from '../text/results.ts'
import { EarlierGame } from './earlier-game.tsx'
import styles from './earlier-games.module.css'

/**
 * The finished games, newest first, each with its questions.
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
            <EarlierGame
              id={id}
              line={resultsText.earlierGame(name ?? listText[list].name, correct, total)}
              finishedAt={finishedAt}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
