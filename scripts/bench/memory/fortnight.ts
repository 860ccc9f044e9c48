import {
  type LearningSession,
  type LearningStep,
  learningState,
  withStep,
} from '#domain/learning/learning-session.ts'
import { recallQueue } from '#domain/recall/recall-queue.ts'
import { dealtWith, nextStep, sessionStart } from '#domain/recall/recall-session.ts'
import { localDay } from '#domain/record/local-day.ts'
import type { AnswerRecord, SenseRecord } from '#domain/record/log-record.ts'
import { type QuestionKind, recall } from '#domain/record/memory.ts'
import { type StudiedWord, studiedWord } from '#domain/record/studied-word.ts'
import { createLearner, type TrueWord } from './learner.ts'

/** A learner who sets out to learn words in Öğren, and comes to Tekrar every day of a fortnight. */
export const fortnight = {
  days: 14,
  /** How many words are learned in Öğren, on which days. */
  sessions: new Map<number, 10>([
    [0, 10],
    [3, 10],
  ]),
  desiredRetention: 0.9,
  luck: [0.2, 0.35],
} as const

/** What a fortnight came to. */
export type FortnightEnd = {
  /** The mean chance on the day after it that a word is recalled, truly and as it is believed. */
  readonly trueRecall: number
  readonly believedRecall: number
  /** The mean true chance at the questions a day or more after the one before. */
  readonly retention: number
}

/** The words of a simulated learner, by whatever names them; each is made when it is first met. */
export function createMind(seed: number) {
  const { wordAt } = createLearner(seed, fortnight.luck)
  const words = new Map<string, TrueWord>()
  const asked = new Map<string, number>()
  const atQuestions: number[] = []
  const truth = (name: string): TrueWord => {
    const known = words.get(name) ?? wordAt(words.size)
    words.set(name, known)
    return known
  }
  return {
    see: (name: string, day: number) => truth(name).see(day),
    /** Whether an answer on `day` is right. */
    answer(name: string, day: number, kind: QuestionKind): boolean {
      const { right, trueRecall } = truth(name).respond(day, kind)
      const before = asked.get(name)
      if (before !== undefined && before < day) atQuestions.push(trueRecall)
      asked.set(name, day)
      return right
    },
    recallOn: (day: number) => mean([...words.values()].map((word) => word.recall(day))),
    retention: () => mean(atQuestions),
  }
}

/** The mean chance of recall in which the product believes. */
export function believedOn(day: number, words: readonly StudiedWord[]): number {
  return mean(words.map(({ memory }) => (memory ? recall(memory, day) : 0)))
}

const noon = (day: number) => (day * 24 + 12) * 3_600_000
const limits = { desiredRetention: fortnight.desiredRetention, wordsADay: 100, newWordsADay: 10 }

/** The fortnight of the learner of `seed`, by the product's own rules and without its screens. */
export function simulateFortnight(seed: number): FortnightEnd {
  const mind = createMind(seed)
  const records = new Map<string, SenseRecord[]>()
  let made = 0
  const keep = (sense: string, day: number, more: Partial<AnswerRecord> | 'teach') => {
    made += 1
    const base = {
      id: String(made).padStart(9, '0'),
      device: 'a',
      at: noon(day) + made,
      offsetMinutes: 0,
      round: `r${made}`,
      sense,
      list: 'zor',
    }
    const record = more === 'teach' ? { ...base, kind: 'teach' as const } : answerOf(base, more)
    records.set(sense, [...(records.get(sense) ?? []), record])
  }
  const words = () => [...records.values()].flatMap((own) => studiedWord(own) ?? [])
  const answer = (sense: string, day: number, question: QuestionKind): boolean => {
    const isRight = mind.answer(sense, day, question)
    keep(sense, day, { question, grade: isRight ? 'good' : 'again' })
    return isRight
  }

  const learn = (count: number, day: number) => {
    const senses = Array.from({ length: count }, (_, at) => `word${records.size + at}.n.1`)
    let session: LearningSession = { senses, steps: [] }
    for (;;) {
      const { turn } = learningState(session)
      if (!turn) return
      const { sense, kind, isNew } = turn
      let step: Pick<LearningStep, 'kind' | 'isRight'>
      if (kind === 'card') {
        mind.see(sense, day)
        if (isNew) keep(sense, day, 'teach')
        step = { kind: 'understood', isRight: false }
      } else {
        step = { kind, isRight: answer(sense, day, kind === 'choice' ? 'choice' : 'typed') }
      }
      session = withStep(session, { ...step, sense, round: null, seconds: 0 })
    }
  }
  const review = (day: number) => {
    let session = sessionStart
    for (;;) {
      session = nextStep(session, recallQueue(words(), day, limits, () => false).today)
      const { step } = session
      if (!step) return
      if (step.kind === 'teach' || step.kind === 'write') throw new Error('not in this fortnight')
      const isRight = answer(step.sense, day, step.kind)
      session = dealtWith(session, { kind: step.kind === 'choice' ? 'choice' : 'recall', isRight })
    }
  }

  for (let day = 0; day < fortnight.days; day += 1) {
    const count = fortnight.sessions.get(day)
    if (count !== undefined) learn(count, day)
    review(day)
  }
  return {
    trueRecall: mind.recallOn(fortnight.days),
    believedRecall: believedOn(localDay(noon(fortnight.days), 0), words()),
    retention: mind.retention(),
  }
}

function answerOf(
  base: Pick<AnswerRecord, 'id' | 'device' | 'at' | 'offsetMinutes' | 'round' | 'sense' | 'list'>,
  more: Partial<AnswerRecord>,
): AnswerRecord {
  return {
    ...base,
    kind: 'answer',
    direction: 'en-tr',
    question: 'choice',
    asked: 'recall',
    options: [],
    chosen: null,
    grade: 'good',
    seconds: 1,
    lexicon: 'x',
    ...more,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0) / Math.max(1, values.length)
}
