import { useEffect, useState } from 'react'
import { learningState } from '#domain/learning/learning-session.ts'
import type { Grade } from '#domain/record/memory.ts'
import type { LearningQuestion } from '../../learning/learning-question.ts'
import type { LearningRun } from '../../learning/learning-run.ts'
import type { LearningSet } from '../../learning/learning-set.ts'
import type { LessonWord, PreparedSession } from '../../learning/prepare-session.ts'
import { useLearningRun } from '../../learning/use-learning-run.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { type AskedWord, askedWord } from '../../question/asked-word.ts'
import { GradedAnswer } from '../../question/graded-answer.tsx'
import { LessonCard } from '../../question/lesson-card.tsx'
import { OptionsQuestion } from '../../question/options-question.tsx'
import { Part } from '../../question/question-top.tsx'
import { TypedQuestion } from '../../question/typed-question.tsx'
import { WordStage } from '../../question/word-stage.tsx'
import { learnText } from '../../text/learn.ts'
import { questionText } from '../../text/question.ts'
import { showToast } from '../../ui/toast.tsx'
import { LearnEnd } from './learn-end.tsx'
import { LearnProgress } from './learn-progress.tsx'
import { undoOf } from './undo-of.ts'

/** A session under way: a card or a question, and at last its end. */
export function LearningScreen({
  search,
  set,
  prepared,
  onBegin,
}: {
  readonly search: string
  readonly set: LearningSet
  readonly prepared: PreparedSession
  readonly onBegin: (senses: readonly string[], count: number) => void
}) {
  const run = useLearningRun(search, prepared)
  const { onScreen, session } = run
  useEffect(() => {
    if (prepared.notHere > 0) showToast({ text: learnText.notHere(prepared.notHere) })
  }, [prepared.notHere])
  if (onScreen.phase === 'over') {
    return <LearnEnd search={search} set={set} run={run} prepared={prepared} onBegin={onBegin} />
  }
  const { question } = onScreen
  const { sense } = question.turn
  const lesson = prepared.lessons.get(sense)
  if (!lesson) throw new Error(`${sense} has no lesson`)
  return (
    <>
      <LearnProgress progress={learningState(session).progress} now={sense} />
      <Turn
        key={`${question.number} ${sense}`}
        run={run}
        question={question}
        lesson={lesson}
        all={prepared.words}
      />
    </>
  )
}

function Turn({
  run,
  question: { turn, item, words },
  lesson: { entry, detail },
  all,
}: {
  readonly run: LearningRun
  readonly question: LearningQuestion
  readonly lesson: LessonWord
  /** All words of the session, whose meanings are no slips of one another. */
  readonly all: LoadedWords | undefined
}) {
  const word = askedWord(entry, detail)
  const given = run.onScreen.phase === 'answered' ? run.onScreen.given : undefined
  const undo = undoOf(run)
  const isCard = turn.kind === 'card'
  return (
    <WordStage
      entry={entry}
      about={
        isCard ? (
          <span>{turn.isNew ? questionText.newWord : questionText.again}</span>
        ) : (
          <Part of={entry} />
        )
      }
      isAnswered={given !== undefined}
    >
      {isCard && (
        <LessonCard
          word={word}
          isNew={turn.isNew}
          verbs={{ understand: run.understand, sayKnown: run.sayKnown, undo }}
        />
      )}
      {!isCard && item && words && (
        <OptionsQuestion
          item={item}
          words={words}
          given={given}
          verbs={{ pick: run.pick, goOn: () => void run.goOn(), undo }}
        />
      )}
      {!isCard && !item && <RecallQuestion run={run} word={word} words={all} />}
    </WordStage>
  )
}

/** A word without options: its Turkish is typed, or looked at and rated by the learner. */
function RecallQuestion({
  run,
  word,
  words,
}: {
  readonly run: LearningRun
  readonly word: AskedWord
  readonly words: LoadedWords | undefined
}) {
  const [isShown, setShown] = useState(false)
  const undo = undoOf(run)
  if (isShown) {
    const grade = (given: Grade) => {
      if (run.onScreen.phase === 'answered') return
      run.answer({ question: 'shown', grade: given, options: [], chosen: null })
      // It has been seen already.
      void run.goOn()
    }
    return <GradedAnswer word={word} verbs={{ grade, undo }} />
  }
  return (
    <TypedQuestion
      word={word}
      words={words}
      given={run.onScreen.phase === 'answered' ? run.onScreen.given : undefined}
      verbs={{
        answer: run.answer,
        overrule: run.overrule,
        goOn: () => void run.goOn(),
        undo,
        show: () => setShown(true),
      }}
    />
  )
}
