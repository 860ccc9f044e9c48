import { nextCue, recallQueue } from '#domain/recall/recall-queue.ts'
import { type Answer, afterAnswer, recall } from '#domain/record/memory.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { afterProduction, afterRecognition, type TwoMemories } from '#domain/record/two-memories.ts'
import { createProducer, type TrueWord } from './producer.ts'

/** How the evidence of one direction passes to the other. */
export type Passing = {
  readonly name: string
  readonly afterRecognition: (memories: TwoMemories, answer: Answer) => TwoMemories
  readonly afterProduction: (memories: TwoMemories, answer: Answer) => TwoMemories
}

export const asDecided: Passing = { name: 'as decided', afterRecognition, afterProduction }

/** What else it could be. */
export const otherPassings: readonly Passing[] = [
  {
    name: 'nothing passes',
    afterRecognition: (before, answer) => ({
      ...before,
      recognizing: afterAnswer(before.recognizing, answer),
    }),
    afterProduction: (before, answer) => ({
      ...before,
      producing: afterAnswer(before.producing, answer),
    }),
  },
  {
    name: 'all passes',
    afterRecognition: (before, answer) => ({
      recognizing: afterAnswer(before.recognizing, answer),
      producing: before.producing && afterAnswer(before.producing, answer),
    }),
    afterProduction: (before, answer) => ({
      recognizing: afterAnswer(before.recognizing, answer),
      producing: afterAnswer(before.producing, answer),
    }),
  },
]

/** What was true, and what was believed, of the words of one direction. */
export type DirectionCourse = {
  /** At every question two days or more after the one before. */
  readonly reviews: readonly { readonly believed: number; readonly true: number }[]
  /** Words believed to be known on sample days, and those truly below 0.70. */
  readonly known: number
  readonly falselyKnown: number
  readonly questions: number
}

export type TwoWayCourse = Readonly<Record<'recognizing' | 'producing', DirectionCourse>>

export const twoWayDays = 150
const newWordsADay = 4
const sampleEveryDays = 10

/** A course in which all that Tekrar asks for is answered, in both directions. */
export function simulateTwoWays(passing: Passing, seed: number, retention: number): TwoWayCourse {
  const wordAt = createProducer(seed)
  const truths = new Map<string, TrueWord>()
  const words = new Map<string, StudiedWord>()
  const measured = { recognizing: newCourse(), producing: newCourse() }
  const limits = {
    desiredRetention: retention,
    wordsADay: 500,
    newWordsADay: 10,
    asksEnglish: true,
  }
  for (let day = 0; day < twoWayDays; day += 1) {
    for (const word of recallQueue([...words.values()], day, limits, () => false).today) {
      const truth = truths.get(word.sense)
      if (!truth) continue
      const isProduction = word.direction === 'tr-en'
      const name = isProduction ? 'producing' : 'recognizing'
      const before = isProduction ? word.production?.memory : word.memory
      const course = measured[name]
      course.questions += 1
      if (before && day - before.lastDay >= 2) {
        const trueRecall = isProduction ? truth.produces(day) : truth.recognizes(day)
        course.reviews.push({ believed: recall(before, day), true: trueRecall })
      }
      words.set(word.sense, asked(word, truth, { day, isProduction, passing }))
    }
    for (let count = 0; count < newWordsADay; count += 1) {
      const sense = `w${words.size}`
      const truth = wordAt(words.size)
      truths.set(sense, truth)
      words.set(sense, asked(newWord(sense, day), truth, { day, isProduction: false, passing }))
    }
    if (day % sampleEveryDays === sampleEveryDays - 1) sample(day, words, truths, measured)
  }
  return measured
}

type MutableCourse = {
  reviews: { believed: number; true: number }[]
  known: number
  falselyKnown: number
  questions: number
}

function newCourse(): MutableCourse {
  return { reviews: [], known: 0, falselyKnown: 0, questions: 0 }
}

/** A word after it is asked on `day` until it is right: what comes first counts. */
function asked(
  word: StudiedWord,
  truth: TrueWord,
  {
    day,
    isProduction,
    passing,
  }: { readonly day: number; readonly isProduction: boolean; readonly passing: Passing },
): StudiedWord {
  const { production } = word
  const memories = { recognizing: word.memory, producing: production?.memory }
  const cue = nextCue(production?.answers ?? 0, { gap: true, sound: true })
  const base = { day, seconds: 4 } as const
  const given = isProduction ? truth.produce(day, cue) : truth.recognize(day)
  const kind = isProduction ? 'typed' : 'shown'
  const pass = isProduction ? passing.afterProduction : passing.afterRecognition
  const answer = { ...base, ...given, kind, ...(isProduction && { cue }) } as const
  let after = pass(memories, answer)
  // Missed, it comes again the same day, and is known then.
  if (given.grade === 'again') after = pass(after, { ...answer, grade: 'good' })
  const { answers = 0, firstDay = day } = production ?? {}
  return {
    ...word,
    memory: after.recognizing,
    answers: word.answers + Number(!isProduction),
    lastDay: day,
    production: after.producing && {
      memory: after.producing,
      answers: answers + Number(isProduction),
      firstDay,
    },
  }
}

function newWord(sense: string, day: number): StudiedWord {
  return {
    sense,
    list: '',
    memory: undefined,
    answers: 0,
    taughtDay: day,
    isStudied: true,
    wantedDay: undefined,
    lastDay: day,
  }
}

const believedKnown = 0.9
const trulyKnown = 0.7

function sample(
  day: number,
  words: ReadonlyMap<string, StudiedWord>,
  truths: ReadonlyMap<string, TrueWord>,
  measured: Readonly<Record<'recognizing' | 'producing', MutableCourse>>,
): void {
  for (const { sense, memory, production } of words.values()) {
    const truth = truths.get(sense)
    if (!truth) continue
    for (const [name, believed, trueRecall] of [
      ['recognizing', memory, truth.recognizes(day)],
      ['producing', production?.memory, truth.produces(day)],
    ] as const) {
      if (!believed || believed.lastDay === day || recall(believed, day) < believedKnown) continue
      measured[name].known += 1
      if (trueRecall < trulyKnown) measured[name].falselyKnown += 1
    }
  }
}
