import { usePreferences } from '../../storage/preferences.ts'
import { homeText } from '../../text/home.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './back-to-set.module.css'
import { useLeftGame } from './left-game.ts'
import { levelSearch } from './level-search.ts'

/** The way back to a game of a set, which has no place of its own on home. */
export function BackToSet() {
  const left = useLeftGame()
  const direction = usePreferences((preferences) => preferences.direction)
  const set = left?.plan.set
  const hasPlace = set?.search === levelSearch && left?.plan.direction === direction
  if (!set || hasPlace) return null
  return (
    <button type="button" className={styles.back} onClick={left.goBack}>
      <span>
        <b>{homeText.backToGame(left.answered)}</b>
        <small className="muted">{set.name}</small>
      </span>
      <span className="push">
        <Icon name="next" />
      </span>
    </button>
  )
}
