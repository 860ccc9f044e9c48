import { useEffect, useRef, useState } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import levelWords from '#lexicon/dist/level-words.json' with { type: 'json' }
import { loadCode } from '../../api/load-code.ts'
import { setOf } from '../../lexicon/word-set.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { countText } from '../../text/count-text.ts'
import { homeText } from '../../text/home.ts'
import { levelRowText } from '../../text/level-row.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLeftGame } from './left-game.ts'
import styles from './level-row.module.css'
import { levelSearch } from './level-search.ts'

/**
 * B1 as a whole: a game of its words, which are loaded when they are asked for, or the way back to the
 * one that was left. It is an address as well, so that a tap before its code is there is not lost.
 */
export function LevelRow() {
  const direction = usePreferences((preferences) => preferences.direction)
  const game = useLeftGame()
  const { play, isComing } = useLevelGame()
  const isOwn = game?.plan.set?.search === levelSearch && game.plan.direction === direction
  const left = isOwn ? game : undefined
  return (
    <Link
      href={`${pageAddress.home}?${levelSearch}`}
      className={styles.row}
      aria-busy={isComing}
      onClick={(event) => {
        event.preventDefault()
        if (left) left.goBack()
        else if (!isComing) play()
      }}
    >
      <b>{levelRowText.name}</b>
      <small>{levelRowText.hint}</small>
      <small className={styles.size} role="status">
        {isComing && <span className="sr">{levelRowText.loading}</span>}
        {left
          ? homeText.backToGame(left.answered)
          : !isComing && homeText.listSize(countText(levelWords.B1))}
      </small>
      {isComing ? <LoadingDots /> : <Icon name="next" />}
    </Link>
  )
}

/** Starts a game of the level, at once where the address asks for it. */
function useLevelGame() {
  const [isComing, setComing] = useState(false)
  const isHere = useRef(false)
  const play = async () => {
    setComing(true)
    const code = await loadCode(() => import('../../sets/play-set.ts'))
    // Who has begun another game meanwhile does not want this one.
    if (code.ok) await code.value.playSet(setOf(levelSearch), () => isHere.current)
    else if (isHere.current) showToast({ text: loadingHint[code.problem.kind], icon: 'warning' })
    setComing(false)
  }
  const playAsked = useRef(play)
  useEffect(() => {
    isHere.current = true
    if (location.search === `?${levelSearch}`) {
      // A reload goes on with the game; it does not begin another.
      history.replaceState(history.state, '', location.pathname)
      void playAsked.current()
    }
    return () => {
      isHere.current = false
    }
  }, [])
  return { play: () => void play(), isComing }
}
