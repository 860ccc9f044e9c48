import { createStore } from 'zustand'
import type { Random } from '#domain/random.ts'
import {
  dealtWith,
  nextStep,
  passedOver,
  type RecallSession,
  sessionStart,
} from '#domain/recall/recall-session.ts'
import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
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

/** An answer of the run, and what was on the screen when it was given. */
export type RecallAnswer = {
  readonly draft: Draft<AnswerRecord>
  readonly session: RecallSession
  readonly question: RecallQuestion
}

export type RecallRun = {
  readonly onScreen: RecallPhase
  readonly session: RecallSession
  readonly answers: readonly RecallAnswer[]
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
  /** Takes the last answer back and asks its question again. */
  readonly undo: () => void
}

export type RecallDependencies = AnswerKeeping & {
  /** What is to be asked today, as the record has it now. */
  readonly today: () => readonly StudiedWord[]
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

    // The store has no answers yet while it is being made.
    const wrongPicks = (sense: string) => [
      ...picksIn(get()?.answers ?? [], sense),
      ...earlierPicks(sense),
    ]

    /** What comes after `before`; words that their list no longer has are passed over. */
    const onward = (before: RecallSession): Pick<RecallRun, 'onScreen' | 'session'> => {
      const queue = today()
      const session = nextStep(before, queue)
      const question = questionOf(session, {
        queue,
        lists,
        random,
        optionText: optionText(),
        wrongPicks,
      })
      keeper.ask()
      if (question === 'gone') return onward(passedOver(session))
      if (!question) return { session, onScreen: { phase: 'over' } }
      const phase = question.kind === 'teach' ? 'teaching' : 'asking'
      return { session, onScreen: { phase, question } }
    }

    const answer = (given: Given) => {
      const { onScreen, session, answers } = get()
      if (onScreen.phase !== 'asking') return
      const { question } = onScreen
      const { word, list } = question
      const draft = keeper.keep(
        {
          sense: word.sense,
          list: word.list,
          direction: 'en-tr',
          asked: 'recall',
          lexicon: list ? versionOf(word.sense, list) : '',
        },
        given,
        roundName(id, answers.length + 1),
      )
      set({
        onScreen: { phase: 'answered', question, given },
        answers: [...answers, { draft, session, question }],
      })
    }

    return {
      ...onward(sessionStart),
      answers: [],
      answer,
      pick: (chosen) => {
        const { onScreen } = get()
        if (onScreen.phase !== 'asking' || onScreen.question.kind !== 'choice') return
        const { item, list } = onScreen.question
        answer(choiceGiven({ item, chosen }, list.index))
      },
      overrule: (typed) => {
        const { answers } = get()
        const last = answers.at(-1)
        if (!last) return
        const draft = keeper.replace(last.draft, { grade: 'good', chosen: typed })
        set({ answers: answers.with(-1, { ...last, draft }) })
      },
      goOn: async () => {
        const { onScreen, session } = get()
        if (onScreen.phase !== 'teaching' && onScreen.phase !== 'answered') return
        // After the answer is kept: then the queue is the one that comes after it.
        await keeper.kept()
        // Meanwhile the answer may have been taken back.
        if (get().onScreen === onScreen) set(onward(dealtWith(session)))
      },
      passOver: (question) => {
        const { onScreen, session } = get()
        const isShown = onScreen.phase !== 'over' && onScreen.question === question
        if (isShown) set(onward(passedOver(session)))
      },
      undo: () => {
        const { answers } = get()
        const last = answers.at(-1)
        if (!last) return
        const { draft, session, question } = last
        keeper.takeBack(draft.round)
        keeper.ask()
        set({ onScreen: { phase: 'asking', question }, session, answers: answers.slice(0, -1) })
      },
    }
  })
}

/** What was picked wrongly for a word in a run, the latest first. */
function picksIn(answers: readonly RecallAnswer[], sense: string): string[] {
  return answers
    .map(({ draft }) => draft)
    .filter((draft) => draft.sense === sense && draft.question === 'choice')
    .filter(({ grade, chosen }) => grade === 'again' && chosen !== null)
    .map(({ chosen }) => chosen ?? '')
    .toReversed()
}

function versionOf(sense: string, list: LoadedWords): string {
  const place = list.places.get(sense)
  return place === undefined ? '' : sourceAt(list, place).version
}

/** What the answers of a run come to: how many words, how many recalled, in how many seconds. */
export function scoreOf(answers: readonly RecallAnswer[]) {
  const drafts = answers.map(({ draft }) => draft)
  return {
    words: new Set(drafts.map(({ sense }) => sense)).size,
    recalled: drafts.filter(({ grade }) => grade !== 'again').length,
    seconds: drafts.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}
