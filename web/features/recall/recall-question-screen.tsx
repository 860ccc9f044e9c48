import { type ReactNode, useEffect, useState } from 'react'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { Memory } from '#domain/record/memory.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { type LoadedWord, loadWord, quizEntryOf } from '../../lexicon/word-details.ts'
import { questionShortcuts, useShortcuts } from '../../question/shortcuts.ts'
import type { RecallQuestion } from '../../recall/recall-question.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { today } from '../../study/today.ts'
import { stateText } from '../../text/frame.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { sayEnglish } from '../../vocabulary/speaker.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { BigWord, TallStage } from '../../vocabulary/stage.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import { QuestionTop } from './question-top.tsx'
import { RecallField } from './recall-field.tsx'
import styles from './recall-question-screen.module.css'
import { ShownQuestion } from './shown-question.tsx'
import { TaughtWord } from './taught-word.tsx'
import { TypedQuestion } from './typed-question.tsx'
import { UndoAnswer } from './undo-answer.tsx'
import { type RecallWord, useLoaded, useSenses } from './word-answer.tsx'
import { WriteQuestion } from './write-question.tsx'

type Shown = { readonly question: RecallQuestion; readonly run: RecallRun }

/** A word on its stage, and beside it the way in which it is taught or asked. */
export function RecallQuestionScreen({ question, run }: Shown) {
  const { word, list } = question
  const load = () => loadWord(slugOfSense(word.sense))
  const [loading, setLoading] = useState(load)
  const shown = { question, run, loading }
  const place = list?.places.get(word.sense)
  return list && place !== undefined ? (
    <Question {...shown} entry={entryAt(list.index, place)} />
  ) : (
    <UnlistedWord {...shown} onRetry={() => setLoading(load())} />
  )
}

/** A word of no list: what is asked of it is on its card alone. */
function UnlistedWord({
  loading,
  onRetry,
  ...shown
}: Shown & { readonly loading: Promise<LoadedWord>; readonly onRetry: () => void }) {
  const word = useLoaded(loading)
  if (!word) return <LoadingDots />
  if (!word.ok && word.problem.kind !== 'missing') {
    return (
      <Page narrow>
        <Empty heading={recallText.failed} hint={recallText.failedHint(word.problem.kind)}>
          <Button kind="primary" onClick={onRetry}>
            {stateText.retry}
          </Button>
        </Empty>
      </Page>
    )
  }
  const entry = word.ok ? quizEntryOf(word.value, shown.question.word.sense) : undefined
  return entry ? <Question {...shown} loading={loading} entry={entry} /> : <WordGone {...shown} />
}

type KnownWord = Shown & { readonly entry: WordEntry; readonly loading: Promise<LoadedWord> }

function Question(known: KnownWord) {
  return known.question.kind === 'write' ? <WriteQuestion {...known} /> : <AskedWord {...known} />
}

function AskedWord({ question, run, entry, loading }: KnownWord) {
  const canSpeak = useCanSpeak()
  // Also of one whose answer was taken back.
  useNewHeading(run.onScreen.phase !== 'answered')
  useShortcuts(questionShortcuts({ listen: canSpeak ? () => sayEnglish(entry.word) : undefined }))

  return (
    <Spread>
      <TallStage aria-labelledby="soru">
        <QuestionTop entry={entry} isNew={question.kind === 'teach'} />
        <BigWord as="h1" id="soru" tabIndex={-1} word={entry.word} />
        <Pronunciation word={entry.word} ipa={entry.ipa}>
          <span className={styles.seen}>{lastSeen(question.word, run)}</span>
        </Pronunciation>
      </TallStage>
      <RecallField>
        <Body question={question} word={{ entry, loading }} run={run} />
        {run.past.length > 0 && (
          <div>
            <UndoAnswer run={run} small />
          </div>
        )}
      </RecallField>
    </Spread>
  )
}

function Body({ question, word, run }: Shown & { readonly word: RecallWord }): ReactNode {
  const { list } = question
  const { memory } = question.word
  switch (question.kind) {
    case 'teach':
      return <TaughtWord word={word} onUnderstood={() => void run.goOn()} />
    case 'choice':
      return <ChoiceQuestion entry={word.entry} question={question} run={run} />
    case 'typed':
      return <Typed word={word} list={list} run={run} memory={memory} />
    case 'write':
      // It has a screen of its own.
      return null
    case 'shown':
      return <ShownQuestion word={word} memory={memory} run={run} />
  }
}

/** By typing, once every meaning that is right is known; where that does not come, by showing. */
function Typed({
  word,
  list,
  run,
  memory,
}: {
  readonly word: RecallWord
  readonly list: LoadedWords | undefined
  readonly run: RecallRun
  readonly memory: Memory | undefined
}) {
  const senses = useSenses(word)
  if (!senses) return <LoadingDots />
  return senses.length > 0 ? (
    <TypedQuestion word={word} senses={senses} list={list} run={run} />
  ) : (
    <ShownQuestion word={word} memory={memory} run={run} />
  )
}

// A word that a new lexicon no longer has.
function WordGone({ question, run: { passOver } }: Shown) {
  useEffect(() => passOver(question), [passOver, question])
  return null
}

/** When the learner last saw a word. */
function lastSeen({ sense, memory, taughtDay }: StudiedWord, { session }: RecallRun): string {
  const day = today()
  if (taughtDay === day || session.turns.has(sense)) return recallText.justSeen
  const days = [memory?.lastDay, taughtDay].filter((one) => one !== undefined)
  return recallText.lastSeen(days.length > 0 ? Math.max(0, day - Math.max(...days)) : undefined)
}
