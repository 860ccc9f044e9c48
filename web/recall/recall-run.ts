import { createStore } from 'zustand'
import type { Random } from '#domain/random.ts'
import type { DueWord } from '#domain/recall/recall-queue.ts'
import {
  dealtWith,
  leftIn,
  nextStep,
  passedOver,
  type RecallSession,
  sessionStart,
  shareDone,
} from '#domain/recall/recall-session.ts'
import type { LessonStep } from '#domain/record/lesson.ts'
import type { AnswerRecord, Draft, TeachRecord } from '#domain/record/log-record.ts'
import type { OptionText } from '#domain/words/entry.ts'
import { type LoadedWords, sourceAt } from '../lexicon/quiz-parts.ts'
import { choiceGiven, type Given } from '../question/answer-draft.ts'
import { type AnswerKeeping, createAnswerKeeper, roundName } from '../question/answer-keeper.ts'
import { type Drawing, type Lists, questionOf, type RecallQuestion } from './recall-question.ts'

/** What is on the screen, and how far it is. */
export type RecallPhase =
  | { readonly phase: 'teaching' | 'asking'; readonly question: RecallQuestion }
  | { readonly phase: 'answered'; readonly question: RecallQuestion; readonly given: Given }
  | { readonly phase: 'over' }

/** Something that the learner did, and what was on the screen: what undo goes back to. */
export type PastStep = {
  /** The answer, or that a word was taught; no record is made of a card read again or passed by. */
  readonly draft: Draft<AnswerRecord | TeachRecord> | undefined
  readonly session: RecallSession
  readonly left: number
  readonly share: number
  readonly question: RecallQuestion
}

export type RecallRun = {
  readonly onScreen: RecallPhase
  readonly session: RecallSession
  /** How many words have not left the run yet. */
  readonly left: number
  /** How far the run is by its steps, 0 to 1. */
  readonly share: number
  readonly past: readonly PastStep[]
  /** *Bunu biliyorum*: asks for a new word in the place of teaching it. */
  readonly sayKnown: () => void
  /** Answers with one of the five options, or says that the learner does not know. */
  readonly pick: (chosen: number | undefined) => void
  /** Keeps an answer to the word on the screen, which stays there until `goOn`. */
  readonly answer: (given: Given) => void
  /** Counts what was typed last as right, whatever we made of it. */
  readonly overrule: (typed: string) => void
  /** Goes on from a word that was taught, or whose answer is kept. */
  readonly goOn: () => Promise<void>
  /** Goes on without a question, if it is on the screen: the lexicon no longer has its word. */
  readonly passOver: (question: RecallQuestion) => void
  /** Takes the last answer back and asks its question again, or goes back to the last card. */
  readonly undo: () => void
}

export type RecallDependencies = AnswerKeeping & {
  /** What is to be asked, as the record has it now, after what the run has done so far. */
  readonly today: (past: readonly PastStep[]) => readonly DueWord[]
  /** Puts into the learning record that a word was taught; done when that is kept, or cannot be. */
  readonly recordTeach: (draft: Draft<TeachRecord>) => Promise<void>
  readonly lists: Lists
  readonly random: Random
  /** What the options show, as the learner has it set now. */
  readonly optionText?: () => OptionText
  /** What the learner has picked wrongly before this run; see `Drawing`. */
  readonly wrongPicks?: Drawing['wrongPicks']
  readonly newId: () => string
}

/** A run through the day's queue. It keeps only what is on the screen: the rest is in the log. */
export function createRecallRun({
  today,
  recordTeach,
  lists,
  random,
  optionText = () => 'definition',
  wrongPicks: earlierPicks = () => [],
  newId,
  ...recording
}: RecallDependencies) {
  return createStore<RecallRun>()((set, get) => {
    const keeper = createAnswerKeeper(recording)
    const id = newId()
    // What the learner has already asked to go on from: a key that is pressed twice teaches once.
    let goingOnFrom: RecallPhase | undefined

    // The store has no answers yet while it is being made.
    const wrongPicks = (sense: string) => [
      ...picksIn(get()?.past ?? [], sense),
      ...earlierPicks(sense),
    ]

    /** What comes after `before`; words that their list no longer has are passed over. */
    const onward = (
      before: RecallSession,
      past: readonly PastStep[],
    ): Pick<RecallRun, 'onScreen' | 'session' | 'left' | 'share'> => {
      const queue = today(past)
      const session = nextStep(before, queue)
      const question = questionOf(session, {
        queue,
        lists,
        random,
        optionText: optionText(),
        wrongPicks,
      })
      keeper.ask()
      if (question === 'gone') return onward(passedOver(session), past)
      const left = leftIn(session, queue).length
      const share = shareDone(session, queue)
      if (!question) return { session, left, share, onScreen: { phase: 'over' } }
      const phase = question.kind === 'teach' ? 'teaching' : 'asking'
      return { session, left, share, onScreen: { phase, question } }
    }

    const newRound = () => roundName(id, get().past.length + 1)

    /** What the learner did with the word on the screen; where it is recorded, by `draft`. */
    const stepWith = (question: RecallQuestion, draft: PastStep['draft']): PastStep => {
      const { session, left, share } = get()
      return { draft, session, left, share, question }
    }

    /** Keeps that the word on the screen was taught: its card read again says nothing new. */
    const teach = (question: RecallQuestion): PastStep => {
      if (!question.isFirstCard) return stepWith(question, undefined)
      const { sense, list } = question.word
      const draft = { kind: 'teach', round: newRound(), sense, list } as const
      keeper.follow(() => recordTeach(draft))
      return stepWith(question, draft)
    }

    const answer = (given: Given) => {
      const { onScreen, past } = get()
      if (onScreen.phase !== 'asking') return
      const { question } = onScreen
      const { word, list } = question
      const draft = keeper.keep(
        {
          sense: word.sense,
          list: word.list,
          direction: word.direction,
          asked: 'recall',
          lexicon: list ? versionOf(word.sense, list) : '',
        },
        given,
        newRound(),
      )
      set({
        onScreen: { phase: 'answered', question, given },
        past: [...past, stepWith(question, draft)],
      })
    }

    return {
      ...onward(sessionStart, []),
      past: [],
      answer,
      sayKnown: () => {
        const { onScreen, session, past } = get()
        if (onScreen.phase !== 'teaching' || !onScreen.question.isFirstCard) return
        if (goingOnFrom === onScreen) return
        const known = [...past, stepWith(onScreen.question, undefined)]
        set({
          past: known,
          ...onward(dealtWith(session, { kind: 'known', isRight: false }), known),
        })
      },
      pick: (chosen) => {
        const { onScreen } = get()
        if (onScreen.phase !== 'asking' || onScreen.question.kind !== 'choice') return
        const { item, list } = onScreen.question
        answer(choiceGiven({ item, chosen }, list.index))
      },
      overrule: (typed) => {
        const { past } = get()
        const last = past.at(-1)
        if (last?.draft?.kind !== 'answer') return
        const draft = keeper.replace(last.draft, { grade: 'good', chosen: typed })
        set({ past: past.with(-1, { ...last, draft }) })
      },
      goOn: async () => {
        const { onScreen, session } = get()
        if (onScreen.phase !== 'teaching' && onScreen.phase !== 'answered') return
        if (goingOnFrom === onScreen) return
        goingOnFrom = onScreen
        const taught = onScreen.phase === 'teaching' ? teach(onScreen.question) : undefined
        // After it is kept: then the queue is the one that comes after it.
        await keeper.kept().finally(() => {
          goingOnFrom = undefined
        })
        // Meanwhile what was before may have been taken back.
        if (get().onScreen !== onScreen) {
          if (taught?.draft) keeper.takeBack(taught.draft.round)
          return
        }
        const past = taught ? [...get().past, taught] : get().past
        set({ past, ...onward(dealtWith(session, lessonStepOf(past.at(-1)?.draft)), past) })
      },
      passOver: (question) => {
        const { onScreen, session } = get()
        const isShown = onScreen.phase !== 'over' && onScreen.question === question
        if (isShown) set(onward(passedOver(session), get().past))
      },
      undo: () => {
        const { past } = get()
        const last = past.at(-1)
        if (!last) return
        const { draft, session, left, share, question } = last
        if (draft) keeper.takeBack(draft.round)
        keeper.ask()
        const phase = question.kind === 'teach' ? 'teaching' : 'asking'
        set({ onScreen: { phase, question }, session, left, share, past: past.slice(0, -1) })
      },
    }
  })
}

/** What a lesson makes of what was done last. */
function lessonStepOf(draft: PastStep['draft']): LessonStep {
  if (draft?.kind !== 'answer') return { kind: 'understood', isRight: false }
  const kind = draft.question === 'choice' ? 'choice' : 'recall'
  return { kind, isRight: draft.grade !== 'again' }
}

/** What was picked wrongly for a word in a run, the latest first. */
function picksIn(past: readonly PastStep[], sense: string): string[] {
  return answersIn(past)
    .filter(({ draft: { question, grade } }) => question === 'choice' && grade === 'again')
    .flatMap(({ draft }) => (draft.sense === sense && draft.chosen ? [draft.chosen] : []))
    .toReversed()
}

function answersIn(past: readonly PastStep[]) {
  return past.flatMap(({ draft, question }) =>
    draft?.kind === 'answer' ? [{ draft, question }] : [],
  )
}

function versionOf(sense: string, list: LoadedWords): string {
  const place = list.places.get(sense)
  return place === undefined ? '' : sourceAt(list, place).version
}

/** What the answers of a run come to: how many words, and how many of them were right at once. */
export function scoreOf(past: readonly PastStep[]) {
  const words = new Set(answersIn(past).map(({ draft }) => draft.sense)).size
  return { words, firstTime: words - missedIn(past).length }
}

/** The words whose first answer in a run was wrong, as they were asked, in the order of the run. */
export function missedIn(past: readonly PastStep[]): RecallQuestion[] {
  const first = new Map<string, ReturnType<typeof answersIn>[number]>()
  for (const answer of answersIn(past)) {
    if (!first.has(answer.draft.sense)) first.set(answer.draft.sense, answer)
  }
  return [...first.values()]
    .filter(({ draft }) => draft.grade === 'again')
    .map(({ question }) => question)
}
