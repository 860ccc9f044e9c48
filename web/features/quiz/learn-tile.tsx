import { useEffect, useState } from 'react'
import { learnAddress } from '#contract/addresses.ts'
import { learningState } from '#domain/learning/learning-session.ts'
import { setOf } from '../../lexicon/word-set.ts'
import { learnedSet } from '../../storage/learned-set.ts'
import { learningRecord, openLearningSearch } from '../../storage/learning-sessions.ts'
import { todayText } from '../../text/today.ts'
import { setName } from '../../text/word-set.ts'
import { Link } from '../../ui/link.tsx'
import styles from './learn-tile.module.css'

/** What Öğren goes on with, and how far it is. */
type Learning = {
  readonly search: string
  readonly name: string
  readonly left: number
  readonly words: number
  readonly goOn: string
}

/** Öğren, to a returning learner: a session or a set to go on with, or the way to choose words. */
export function LearnTile() {
  const [learning, setLearning] = useState<Learning>()
  // The painted page knows of nothing.
  useEffect(() => setLearning(openSession() ?? begunSet()), [])
  return (
    <Link href={learnAddress(learning?.search ?? '')} className={styles.learn}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <b>{todayText.learn}</b>
      <svg
        className={styles.meter}
        viewBox={`0 0 ${learning?.words ?? 1} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={learning?.left ?? 0} height={1} />
      </svg>
      <small>
        <span>
          {learning
            ? todayText.learned(learning.name, learning.left, learning.words)
            : todayText.learnHint}
        </span>
        <span>{learning?.goOn ?? todayText.chooseWords}</span>
      </small>
    </Link>
  )
}

/** The session that is open: how many of its words have left it. */
function openSession(): Learning | undefined {
  const search = openLearningSearch()
  if (search === undefined) return undefined
  const stored = learningRecord(search).read()
  if (!stored.ok || !stored.value) return undefined
  const progress = [...learningState(stored.value).progress.values()]
  const left = progress.filter((one) => one === 'learned').length
  const name = setName(setOf(search), undefined)
  return { search, name, left, words: progress.length, goOn: todayText.goOnLearning }
}

/** The set that was learned from last, while words of it are left. */
function begunSet(): Learning | undefined {
  const set = learnedSet()
  if (!set || set.seen >= set.words) return undefined
  return { ...set, left: set.seen, goOn: todayText.learnOn }
}
