import { type ReactNode, useEffect } from 'react'
import { learningState } from '#domain/learning/learning-session.ts'
import type { LearningQuestion } from '../../learning/learning-question.ts'
import type { LearningRun } from '../../learning/learning-run.ts'
import type { LearningSet } from '../../learning/learning-set.ts'
import type { LessonWord, PreparedSession } from '../../learning/prepare-session.ts'
import { useLearningRun } from '../../learning/use-learning-run.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { learnText } from '../../text/learn.ts'
import { partText } from '../../text/lists.ts'
import { showToast } from '../../ui/toast.tsx'
import { sayEnglish } from '../../vocabulary/speaker.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { LearnEnd } from './learn-end.tsx'
import { LearnProgress } from './learn-progress.tsx'
import { LessonCard } from './lesson-card.tsx'
import { OptionsQuestion } from './options-question.tsx'
import { RecallQuestion } from './recall-question.tsx'
import { undoOf } from './undo-of.ts'
import { WordStage } from './word-stage.tsx'

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
        prepared={prepared}
      />
    </>
  )
}

function Turn({
  run,
  question,
  lesson,
  prepared,
}: {
  readonly run: LearningRun
  readonly question: LearningQuestion
  readonly lesson: LessonWord
  readonly prepared: PreparedSession
}): ReactNode {
  const { entry } = lesson
  const { turn, item, words } = question
  const canSpeak = useCanSpeak()
  const speakWord = usePreferences((preferences) => preferences.speakWord)
  useEffect(() => {
    if (speakWord && canSpeak) sayEnglish(entry.word)
  }, [speakWord, canSpeak, entry.word])
  const isCard = turn.kind === 'card'
  const about = isCard ? (turn.isNew ? learnText.newWord : learnText.again) : partText(entry)
  return (
    <WordStage
      entry={entry}
      about={about}
      isAboutGrammar={!isCard}
      isAnswered={run.onScreen.phase === 'answered'}
    >
      {isCard && <LessonCard run={run} lesson={lesson} isNew={turn.isNew} />}
      {!isCard && item && words && (
        <OptionsQuestion
          item={item}
          words={words}
          given={run.onScreen.phase === 'answered' ? run.onScreen.given : undefined}
          verbs={{ pick: run.pick, goOn: () => void run.goOn(), undo: undoOf(run) }}
        />
      )}
      {!isCard && !item && <RecallQuestion run={run} lesson={lesson} words={prepared.words} />}
    </WordStage>
  )
}
