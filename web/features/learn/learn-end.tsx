import { useEffect } from 'react'
import { pageAddress, wordAddress } from '#contract/addresses.ts'
import { learningState } from '#domain/learning/learning-session.ts'
import { oneOfEachWord, wordCounts } from '#domain/learning/word-picks.ts'
import type { LearningRun } from '../../learning/learning-run.ts'
import type { LearningSet } from '../../learning/learning-set.ts'
import { learningMinutes, type PreparedSession } from '../../learning/prepare-session.ts'
import { MissedWords } from '../../question/missed-words.tsx'
import { QuestionField } from '../../question/question-field.tsx'
import { UndoButton } from '../../question/undo-button.tsx'
import { useDueCount } from '../../storage/due-forecast.ts'
import { learningRecord } from '../../storage/learning-sessions.ts'
import { BackupHint } from '../../study/backup-hint.tsx'
import { RecordProblem } from '../../study/record-problem.tsx'
import { tellMoment } from '../../study/tell-moment.ts'
import { endText } from '../../text/end.ts'
import { learnEndText } from '../../text/learn.ts'
import { Link } from '../../ui/link.tsx'
import { type NextStep, NextSteps } from '../../ui/next-steps.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import { endNote } from './end-note.ts'
import styles from './learn-end.module.css'
import { undoOf } from './undo-of.ts'

const mostWords = 12
const moreWords = 10

/** The end of a session: what was learned, what was missed, and what could come next. */
export function LearnEnd({
  search,
  set,
  run,
  prepared: { lessons },
  onBegin,
}: {
  readonly search: string
  readonly set: LearningSet
  readonly run: LearningRun
  readonly prepared: PreparedSession
  readonly onBegin: (senses: readonly string[], count: number) => void
}) {
  useNewHeading()
  useEffect(() => {
    const stored = learningRecord(search).read()
    if (!stored.ok || !stored.value) return
    const { version } = stored.value
    // Who comes back to an end has heard it.
    if (endNote.read() !== version) tellMoment('end')
    endNote.keep(version)
  }, [search])
  const due = useDueCount()
  const { progress, missed } = learningState(run.session)
  const learned = [...progress].filter(([, how]) => how === 'learned').map(([sense]) => sense)
  const seconds = run.session.steps.reduce((sum, step) => sum + step.seconds, 0)
  const undo = undoOf(run)
  // Where all of the set was seen, what does not sit yet and was not in this session.
  const { unseen, weak } = set.seen
  const others = weak.filter((sense) => !run.session.senses.includes(sense))
  const left = oneOfEachWord(unseen.length > 0 ? unseen : others)
  const more = Math.min(moreWords, left.length)
  // Of words that were seen, other meanings may be left.
  const { unseen: untouched } = wordCounts(set.senses, set.seen)

  const first: NextStep[] =
    due > 0
      ? [{ title: endText.recall(due), to: pageAddress.recall }]
      : missed.length > 0
        ? [{ title: endText.missed, to: () => onBegin(missed, missed.length) }]
        : []
  const second: NextStep[] =
    more > 0
      ? [
          {
            title: endText.learnMore(more),
            hint: endText.left(learningMinutes(more), untouched || left.length),
            to: () => onBegin(left, more),
          },
        ]
      : []
  const rest: NextStep = {
    title: endText.rest,
    hint: learnEndText.firstRecall,
    to: pageAddress.home,
  }
  return (
    <Spread>
      <Stage className={styles.stage}>
        <h1 tabIndex={-1}>
          {learned.length > 0 ? learnEndText.learned(learned.length) : learnEndText.nothing}
        </h1>
        <p>
          {learned.length > 0 ? (
            <WithEnglish
              sentence={learnEndText.summary(set.name, Math.max(1, Math.round(seconds / 60)))}
              words={set.named}
            />
          ) : (
            learnEndText.nothingHint
          )}
        </p>
        <ul className={styles.words}>
          {learned.slice(0, mostWords).map((sense) => {
            const lesson = lessons.get(sense)
            return (
              lesson && (
                <li key={sense}>
                  <Link href={wordAddress(lesson.detail.slug)} lang="en">
                    {lesson.entry.word}
                  </Link>
                </li>
              )
            )
          })}
        </ul>
        {learned.length > mostWords && <p>{learnEndText.more(learned.length - mostWords)}</p>}
      </Stage>
      <QuestionField>
        <MissedWords
          heading={learnEndText.missed}
          rows={missed.flatMap((sense) => lessons.get(sense)?.entry ?? [])}
        />
        <NextSteps heading={endText.whatNext} steps={[...first, ...second, rest]} />
        {undo && (
          <div>
            <UndoButton onUndo={undo} />
          </div>
        )}
        <BackupHint />
        <RecordProblem />
      </QuestionField>
    </Spread>
  )
}
