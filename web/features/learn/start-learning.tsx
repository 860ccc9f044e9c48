import { useState } from 'react'
import { oneOfEachWord, wordCounts } from '#domain/learning/word-picks.ts'
import type { LearningSet } from '../../learning/learning-set.ts'
import { learningMinutes } from '../../learning/prepare-session.ts'
import { setOf } from '../../lexicon/word-set.ts'
import { QuestionField } from '../../question/question-field.tsx'
import { playSet } from '../../sets/play-set.ts'
import { learnText } from '../../text/learn.ts'
import { setText } from '../../text/word-set.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import styles from './start-learning.module.css'

const counts = [5, 10, 15, 20] as const

/** The beginning: which set, how many words of it, and how long that takes. */
export function StartLearning({
  set,
  search,
  onStart,
  onSweep,
}: {
  readonly set: LearningSet
  /** What stands behind the `?` of its address. */
  readonly search: string
  readonly onStart: (senses: readonly string[], count: number) => void
  readonly onSweep: () => void
}) {
  const [count, setCount] = useState<(typeof counts)[number]>(10)
  useNewHeading()
  const { name, named, senses, gone, seen } = set
  if (seen.unseen.length === 0) {
    return <AllSeen set={set} search={search} onStart={onStart} />
  }
  // Unseen words first; where they are too few, those that do not sit yet.
  const candidates = [...seen.unseen, ...seen.weak]
  const { unseen } = wordCounts(senses, seen)
  const number = Math.min(count, oneOfEachWord(candidates).length)
  return (
    <Spread>
      <Stage className={styles.stage}>
        <h1 tabIndex={-1}>
          <WithEnglish sentence={name} words={named} />
        </h1>
        <p>
          {unseen > 0
            ? learnText.unseen(unseen)
            : learnText.otherMeanings(oneOfEachWord(seen.unseen).length)}
        </p>
      </Stage>
      <QuestionField>
        {gone > 0 && <Note kind="info">{learnText.gone(gone, oneOfEachWord(senses).length)}</Note>}
        <Segmented
          label={learnText.howMany}
          choices={counts.map((value) => ({ value, label: String(value) }))}
          value={count}
          onChange={setCount}
        />
        <p className="muted">{learnText.minutes(learningMinutes(number))}</p>
        <Button kind="primary" className={styles.start} onClick={() => onStart(candidates, number)}>
          {learnText.start}
        </Button>
        {seen.unswept.length > 0 && (
          <div>
            <Button kind="quiet" onClick={onSweep}>
              {learnText.sweepFirst}
            </Button>
            <p className="muted small">{learnText.sweepFirstHint}</p>
          </div>
        )}
      </QuestionField>
    </Spread>
  )
}

/** Nothing new is left: what is weak can be learned again, and what was only said to be known. */
function AllSeen({
  set: { senses, seen },
  search,
  onStart,
}: {
  readonly set: LearningSet
  readonly search: string
  readonly onStart: (senses: readonly string[], count: number) => void
}) {
  const again = seen.weak.length > 0 ? seen.weak : seen.claimed
  const label = seen.weak.length > 0 ? learnText.learnWeak : learnText.learnClaimed
  return (
    <Page narrow>
      <Empty
        heading={learnText.allSeen(oneOfEachWord(senses).length)}
        hint={again.length > 0 ? learnText.allSeenHint : learnText.allFirmHint}
      >
        <div className="row">
          {again.length > 0 && (
            <Button kind="primary" onClick={() => onStart(again, Math.min(10, again.length))}>
              {label}
            </Button>
          )}
          <Button
            kind={again.length > 0 ? 'secondary' : 'primary'}
            onClick={() => void playSet(setOf(search))}
          >
            {setText.play}
          </Button>
        </div>
      </Empty>
    </Page>
  )
}
