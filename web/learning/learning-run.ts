import { createStore } from 'zustand'
import {
  type LearningSession,
  type LearningStep,
  learningState,
  withoutLastStep,
  withStep,
} from '#domain/learning/learning-session.ts'
import type { AnswerRecord, Draft, TeachRecord } from '#domain/record/log-record.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { choiceGiven, type Given } from '../question/answer-draft.ts'
import { type AnswerKeeping, createAnswerKeeper } from '../question/answer-keeper.ts'
import type { Timer } from '../question/timer.ts'
import { type LearningDrawing, type LearningQuestion, questionFor } from './learning-question.ts'
import type { SharedSteps } from './shared-steps.ts'

/** What is on the screen, and how far it is. */
export type LearningPhase =
  | { readonly phase: 'teaching' | 'asking'; readonly question: LearningQuestion }
  | { readonly phase: 'answered'; readonly question: LearningQuestion; readonly given: Given }
  | { readonly phase: 'over' }

export type LearningRun = {
  readonly onScreen: LearningPhase
  readonly session: LearningSession
  /** *Anladım*: goes on from the card of a word to its question. */
  readonly understand: () => void
  /** *Bunu biliyorum*: asks for a new word in the place of teaching it. */
  readonly sayKnown: () => void
  /** Answers with one of the five options, or says that the learner does not know. */
  readonly pick: (chosen: number | undefined) => void
  /** Keeps an answer to the word on the screen; a right one goes on by itself, unless it `waits`. */
  readonly answer: (given: Given, waits?: boolean) => void
  /** Counts what was typed last as right, whatever we made of it. */
  readonly overrule: () => void
  /** Goes on from an answer that is kept. */
  readonly goOn: () => Promise<void>
  /** Takes back the last answer or *Anladım*. */
  readonly undo: () => void
  /** Takes up what another tab has done meanwhile. */
  readonly follow: () => void
}

export type LearningDependencies = AnswerKeeping &
  LearningDrawing & {
    /** What the session begins or goes on with. */
    readonly session: LearningSession
    readonly shared: SharedSteps<LearningSession>
    /** The words that ask, as far as they are on the device, as they are now. */
    readonly words: () => LoadedWords | undefined
    readonly recordTeach: (draft: Draft<TeachRecord>) => Promise<void>
    readonly newId: () => string
    readonly timer: Timer
  }

/** How long a right answer stays on the screen. */
export const rightShownMs = 900

/**
 * A session that teaches. It keeps what is on the screen; what happened is on the device for all
 * tabs (`shared`), and what was learned in the learning record.
 */
export function createLearningRun({
  session: given,
  shared,
  words,
  recordTeach,
  random,
  optionText,
  newId,
  timer,
  ...recording
}: LearningDependencies) {
  return createStore<LearningRun>()((set, get) => {
    const keeper = createAnswerKeeper(recording)
    // What was asked at a step is asked again when it is taken back, with the same options.
    const asked = new Map<number, LearningQuestion>()
    let lastAnswer: Draft<AnswerRecord> | undefined
    let cameUpAt = 0

    const screenOf = (session: LearningSession): LearningPhase => {
      const { turn } = learningState(session)
      if (!turn) return { phase: 'over' }
      const number = session.steps.length
      const before = asked.get(number)
      const isSame = before?.turn.sense === turn.sense && before.turn.kind === turn.kind
      const question = isSame
        ? before
        : questionFor({ turn, number, words: words(), random, optionText })
      asked.set(number, question)
      keeper.ask()
      cameUpAt = recording.seconds()
      return { phase: turn.kind === 'card' ? 'teaching' : 'asking', question }
    }

    /** Takes up what another tab has done; whether it has done anything. */
    const isOvertaken = (): boolean => {
      const newer = shared.newer()
      if (!newer) return false
      for (const round of newer.lost) keeper.takeBack(round)
      const { senses, steps } = newer.value
      const session = { senses, steps }
      set({ session, onScreen: screenOf(session) })
      return true
    }

    const keepStep = (step: LearningStep): LearningSession => {
      const session = withStep(get().session, step)
      shared.write(session)
      set({ session })
      return session
    }

    const afterCard = (kind: 'understood' | 'known') => {
      const { onScreen, session } = get()
      if (onScreen.phase !== 'teaching' || isOvertaken()) return
      const { sense, isNew } = onScreen.question.turn
      if (kind === 'known' && !isNew) return
      const isTaught = kind === 'understood' && isNew
      const round = isTaught ? newId() : null
      if (round !== null) {
        const { list } = onScreen.question.source
        // At once, not after what is still being written: a reload must not find the step alone.
        const written = recordTeach({ kind: 'teach', round, sense, list })
        keeper.follow(() => written)
      }
      const seconds = Math.round(recording.seconds() - cameUpAt)
      const step = { sense, kind, isRight: false, round, seconds }
      const next = keepStep(step)
      if (next !== session) set({ onScreen: screenOf(next) })
    }

    const answer = (given: Given, waits = false) => {
      const { onScreen } = get()
      if (onScreen.phase !== 'asking' || isOvertaken()) return
      const { question } = onScreen
      const { sense } = question.turn
      const { list, version } = question.source
      lastAnswer = keeper.keep(
        // What is taught is studied, as what Tekrar asks is.
        { sense, list, direction: 'en-tr', asked: 'recall', lexicon: version },
        given,
        newId(),
      )
      const { round, seconds, grade } = lastAnswer
      const kind = given.question === 'choice' ? 'choice' : 'recall'
      keepStep({ sense, kind, isRight: grade !== 'again', round, seconds })
      const answered = { phase: 'answered', question, given } as const
      set({ onScreen: answered })
      if (grade !== 'again' && !waits) {
        timer.after(rightShownMs, () => {
          if (get().onScreen === answered) void get().goOn()
        })
      }
    }

    return {
      session: given,
      onScreen: screenOf(given),
      understand: () => afterCard('understood'),
      sayKnown: () => afterCard('known'),
      answer,
      pick: (chosen) => {
        const { onScreen } = get()
        if (onScreen.phase !== 'asking') return
        const { item, words: asked } = onScreen.question
        if (item && asked) answer(choiceGiven({ item, chosen }, asked.index))
      },
      overrule: () => {
        const { onScreen, session } = get()
        const last = session.steps.at(-1)
        if (onScreen.phase !== 'answered' || !lastAnswer || last?.round !== lastAnswer.round) return
        if (isOvertaken()) return
        lastAnswer = keeper.replace(lastAnswer, { grade: 'good' })
        const steps = session.steps.with(-1, { ...last, isRight: true })
        shared.write({ ...session, steps })
        set({ session: { ...session, steps } })
        void get().goOn()
      },
      goOn: async () => {
        const { onScreen } = get()
        if (onScreen.phase !== 'answered') return
        await keeper.kept()
        // Meanwhile the answer may have been taken back, or another tab have gone on.
        if (get().onScreen === onScreen && !isOvertaken())
          set({ onScreen: screenOf(get().session) })
      },
      undo: () => {
        if (isOvertaken()) return
        const { session } = get()
        const last = session.steps.at(-1)
        if (!last) return
        if (last.round !== null) keeper.takeBack(last.round)
        const before = withoutLastStep(session)
        shared.write(before)
        set({ session: before, onScreen: screenOf(before) })
      },
      follow: () => void isOvertaken(),
    }
  })
}
