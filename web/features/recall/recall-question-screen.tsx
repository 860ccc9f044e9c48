import { type ReactNode, useEffect, useState } from 'react'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { type LoadedWord, loadCorrectedWord, quizEntryOf } from '../../lexicon/word-details.ts'
import { type AskedWord, askedWord } from '../../question/asked-word.ts'
import { LessonCard } from '../../question/lesson-card.tsx'
import { OptionsQuestion } from '../../question/options-question.tsx'
import { Part } from '../../question/question-top.tsx'
import { TypedQuestion } from '../../question/typed-question.tsx'
import { WordStage } from '../../question/word-stage.tsx'
import type { RecallQuestion } from '../../recall/recall-question.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { today } from '../../study/today.ts'
import { stateText } from '../../text/frame.ts'
import { questionText } from '../../text/question.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './recall-question-screen.module.css'
import { ShownQuestion } from './shown-question.tsx'
import { undoOf } from './undo-answer.tsx'
import { useLoaded } from './use-loaded.ts'
import { WriteQuestion } from './write-question.tsx'

type Shown = { readonly question: RecallQuestion; readonly run: RecallRun }

/** A word on its stage, and beside it the way in which it is taught or asked. */
export function RecallQuestionScreen({ question, run }: Shown) {
  const { word, list } = question
  const load = () => loadCorrectedWord(slugOfSense(word.sense))
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
        <Empty
          isProblem
          heading={recallText.failed}
          hint={recallText.failedHint(word.problem.kind)}
        >
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
  return known.question.kind === 'write' ? (
    <WriteQuestion {...known} />
  ) : (
    <AskedOnStage {...known} />
  )
}

function AskedOnStage({ question, run, entry, loading }: KnownWord) {
  const loaded = useLoaded(loading)
  const isCard = question.kind === 'teach'
  return (
    <WordStage
      entry={entry}
      about={
        isCard ? (
          <span>{question.isFirstCard ? questionText.newWord : questionText.again}</span>
        ) : (
          <Part of={entry} />
        )
      }
      seen={<span className={styles.seen}>{lastSeen(question.word, run)}</span>}
      isAnswered={run.onScreen.phase === 'answered'}
    >
      <Body question={question} entry={entry} loaded={loaded} run={run} />
    </WordStage>
  )
}

function Body({
  question,
  run,
  entry,
  loaded,
}: Shown & { readonly entry: WordEntry; readonly loaded: LoadedWord | undefined }): ReactNode {
  const { memory } = question.word
  const word = askedWord(entry, loaded?.ok ? loaded.value : undefined)
  const given = run.onScreen.phase === 'answered' ? run.onScreen.given : undefined
  const undo = undoOf(run)
  const goOn = () => void run.goOn()
  switch (question.kind) {
    case 'teach':
      return (
        <LessonCard
          word={word}
          isNew={question.isFirstCard}
          verbs={{ understand: goOn, sayKnown: run.sayKnown, undo }}
        />
      )
    case 'choice':
      return (
        <OptionsQuestion
          item={question.item}
          words={question.list}
          given={given}
          verbs={{ pick: run.pick, goOn, undo }}
        />
      )
    case 'typed':
      // Once every meaning that is right is known; where that does not come, by showing.
      if (!loaded) return <LoadingDots />
      return word.own ? (
        <Typed question={question} run={run} word={word} />
      ) : (
        <ShownQuestion word={word} memory={memory} run={run} />
      )
    case 'write':
      // It has a screen of its own.
      return null
    case 'shown':
      return <ShownQuestion word={word} memory={memory} run={run} />
  }
}

/** By typing; a new word also by showing, as the learner likes. */
function Typed({ question, run, word }: Shown & { readonly word: AskedWord }) {
  const [isShown, setShown] = useState(false)
  if (isShown) {
    const { memory } = question.word
    return <ShownQuestion word={word} memory={memory} run={run} isShownAtOnce />
  }
  const overrule = (typed: string) => {
    run.overrule(typed)
    void run.goOn()
  }
  return (
    <TypedQuestion
      word={word}
      words={question.list}
      given={run.onScreen.phase === 'answered' ? run.onScreen.given : undefined}
      verbs={{
        answer: run.answer,
        overrule,
        goOn: () => void run.goOn(),
        undo: undoOf(run),
        show: question.word.isNew ? () => setShown(true) : undefined,
      }}
    />
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
