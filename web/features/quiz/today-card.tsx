import { useEffect } from 'react'
import { pageAddress, wordsAddress } from '#contract/addresses.ts'
import { firmnessSearch } from '../../lexicon/firmness-search.ts'
import { isForecastDated, useDueCount, useHomeCounts } from '../../storage/due-forecast.ts'
import { openStudyLog } from '../../storage/record/study.ts'
import { countText } from '../../text/count-text.ts'
import { homeText } from '../../text/home.ts'
import { todayText } from '../../text/today.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import styles from './today-card.module.css'

// A new word has a card and three questions.
const [secondsADueWord, secondsANewWord] = [15, 60]

/**
 * What today holds for a returning learner: words that are due and new ones, with one way to both.
 * Its figures come after the painted page; they have their room, so that nothing moves.
 */
export function TodayCard() {
  const { due, fresh, lasting } = useHomeCounts()
  useEffect(() => {
    // Kept by a version that foretold less: the record itself tells the rest.
    if (isForecastDated()) void openStudyLog()
  }, [])
  return (
    <section className={styles.today} aria-labelledby="bugun">
      <div className={styles.head}>
        <h2 id="bugun">{todayText.today}</h2>
        <Link
          href={wordsAddress(firmnessSearch('lasting'))}
          className={styles.lasting}
          data-waiting={lasting ? undefined : ''}
        >
          <MemoryDots firmness="lasting" />
          {todayText.lasting(countText(lasting ?? 0))}
        </Link>
      </div>
      {due === undefined || fresh === undefined ? (
        <p className={styles.figures} data-waiting="" />
      ) : (
        <Figures due={due} fresh={fresh} />
      )}
      <Start isDone={due === 0 && fresh === 0} />
    </section>
  )
}

/** Begins the day; where nothing is left of it, one can still learn. */
function Start({ isDone }: { readonly isDone: boolean }) {
  return (
    <ButtonLink
      kind={isDone ? 'secondary' : 'primary'}
      href={isDone ? pageAddress.learn : pageAddress.recall}
    >
      {isDone ? todayText.learn : homeText.start}
      <Icon name="next" />
    </ButtonLink>
  )
}

function Figures({ due, fresh }: { readonly due: number; readonly fresh: number }) {
  const tomorrow = useDueCount(1)
  if (due === 0 && fresh === 0) {
    return (
      <p className={styles.figures}>
        <span>{todayText.done}</span>
        {tomorrow > 0 && <small className="muted">{todayText.tomorrow(tomorrow)}</small>}
      </p>
    )
  }
  const minutes = Math.max(1, Math.round((due * secondsADueWord + fresh * secondsANewWord) / 60))
  return (
    <p className={styles.figures}>
      {due > 0 ? <Figure count={due} of={todayText.due} /> : <span>{todayText.noneDue}</span>}
      {fresh > 0 && <Figure count={fresh} of={todayText.fresh} />}
      {due > 0 && <small className="muted">{todayText.about(minutes)}</small>}
    </p>
  )
}

function Figure({ count, of }: { readonly count: number; readonly of: string }) {
  return (
    <span>
      <b>{countText(count)}</b> {of}
    </span>
  )
}
