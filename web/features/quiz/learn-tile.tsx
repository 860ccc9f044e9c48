import { useEffect, useState } from 'react'
import { learnAddress } from '#contract/addresses.ts'
import { learningState } from '#domain/learning/learning-session.ts'
import { setOf } from '../../lexicon/word-set.ts'
import { learningRecord, openLearningSearch } from '../../storage/learning-sessions.ts'
import { todayText } from '../../text/today.ts'
import { setName } from '../../text/word-set.ts'
import { Link } from '../../ui/link.tsx'
import styles from './learn-tile.module.css'

/** The session of Öğren that is open: its set, and how many of its words have left it. */
type OpenSession = {
  readonly search: string
  readonly left: number
  readonly words: number
}

/** Öğren, to a returning learner: a session to go on with, or the way to choose words. */
export function LearnTile() {
  const [session, setSession] = useState<OpenSession>()
  // The painted page knows of no session.
  useEffect(() => setSession(openSession()), [])
  return (
    <Link href={learnAddress(session?.search ?? '')} className={styles.learn}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <b>{todayText.learn}</b>
      <svg
        className={styles.meter}
        viewBox={`0 0 ${session?.words ?? 1} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={session?.left ?? 0} height={1} />
      </svg>
      <small>
        <span>
          {session
            ? todayText.learned(
                setName(setOf(session.search), undefined),
                session.left,
                session.words,
              )
            : todayText.learnHint}
        </span>
        <span>{session ? todayText.goOnLearning : todayText.chooseWords}</span>
      </small>
    </Link>
  )
}

function openSession(): OpenSession | undefined {
  const search = openLearningSearch()
  if (search === undefined) return undefined
  const stored = learningRecord(search).read()
  if (!stored.ok || !stored.value) return undefined
  const progress = [...learningState(stored.value).progress.values()]
  const left = progress.filter((one) => one === 'learned').length
  return { search, left, words: progress.length }
}
