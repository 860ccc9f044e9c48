import { computeDecayFactor, default_w, FSRSAlgorithm, Rating } from 'ts-fsrs'

/** What is believed of the memory of a word, after an answer. */
export type Memory = {
  /** Days after the last answer until the chance of recall has fallen to 0.90. */
  readonly stabilityDays: number
  /** How hard the word is to keep, 1 to 10. */
  readonly difficulty: number
  /** Day of the last answer, counted as the answers count it. */
  readonly lastDay: number
  readonly wasRight: boolean
  /** Whether it was ever recalled: answered rightly with no options to choose from. */
  readonly wasRecalled?: true
}

/** How a word was asked: by five options, by typing, or by showing it and asking how it went. */
export const questionKinds = ['choice', 'typed', 'shown'] as const
export type QuestionKind = (typeof questionKinds)[number]

/**
 * What a word is asked by whose English is to be typed: its definition, the gap that it leaves in an
 * example, or its sound.
 */
export const cues = ['definition', 'gap', 'sound'] as const
export type Cue = (typeof cues)[number]

/** How an answer went; all but *again* are right. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof grades)[number]

export type Answer = {
  /** A whole number that grows by one each day. */
  readonly day: number
  readonly kind: QuestionKind
  readonly grade: Grade
  /** How long it took, in seconds. */
  readonly seconds: number
  /** What it was asked by, where English was typed. */
  readonly cue?: Cue | undefined
  /** Whether the learner was shown a part of the answer before giving it. */
  readonly wasHelped?: boolean | undefined
}

/** The chance of a right answer to a word that is not recalled. */
const luck: Readonly<Record<QuestionKind, number>> = { choice: 0.25, typed: 0.01, shown: 0.1 }
// Words of a sentence suggest what is missing; and half of what is heard is spelled by its sound.
const luckByCue: Readonly<Record<Cue, number>> = { definition: 0.01, gap: 0.05, sound: 0.5 }
const luckOfHelped = 0.5

/** The luck of a pick among five options: also what a sweep takes off its checks. */
export const choiceLuck = luck.choice

/** The chance that a word is known which has never been asked. */
const priorOfNewWord = 0.25

/** What a learner has said of a word without being asked for its meaning. */
export type Claim = 'known' | 'unknown'

// Who says that a word is known is mistaken about as often as that when it is not. See decision 023.
const luckOfClaim = 0.3

/**
 * The chance that a word is known which has never been asked, after what the learner has said of it.
 * To say that it is known is weighed as a right answer is, by the chance of saying so when it is
 * not; to say that it is unknown changes nothing, since what follows is that it is taught.
 */
export function priorAfter(claim: Claim | undefined): number {
  return claim === 'known' ? knownAfter(priorOfNewWord, luckOfClaim) : priorOfNewWord
}

// Recalling takes a few seconds; who takes much longer is working the answer out.
const unhurriedSeconds = 8
const laboredSeconds = 24

/** The chance of recall at which a memory's stability is read off. */
const recallAtStability = 0.9

const fsrs = new FSRSAlgorithm({ w: [...default_w], enable_short_term: false })
const { decay, factor } = computeDecayFactor(default_w)

/**
 * The memory of a word after an answer, weighed by what the answer tells.
 *
 * With recall chance R before it and the luck g of the kind of question, a right answer comes from
 * a word that was recalled with q = R / (R + (1 − R)·g). The new memory is the one of FSRS-6 after
 * the grade with weight q and after *again* with weight 1 − q: its stability is the day on which
 * the two together have fallen to 0.90, its difficulty their weighted mean.
 * A long time taken raises g and so can only shorten the interval.
 *
 * A word counts once a day, so repeating it does not inflate its interval: a right answer after a
 * wrong one is only remembered as such, and a wrong answer after a right one still counts.
 *
 * @param memory `undefined` for a word never answered before.
 * @param prior the chance that such a word is known: see `priorAfter`.
 */
export function afterAnswer(
  memory: Memory | undefined,
  answer: Answer,
  prior = priorOfNewWord,
): Memory {
  const weighed = weigh(memory, answer, prior)
  const isRecall = answer.kind !== 'choice' && answer.grade !== 'again'
  const wasRecalled = isRecall || memory?.wasRecalled
  return wasRecalled && !weighed.wasRecalled ? { ...weighed, wasRecalled } : weighed
}

function weigh(memory: Memory | undefined, answer: Answer, prior: number): Memory {
  const { day, grade } = answer
  const right = grade !== 'again'
  // A clock set back counts as the same day.
  const elapsedDays = memory ? Math.max(0, day - memory.lastDay) : 0
  if (memory && elapsedDays === 0) {
    if (right) return memory.wasRight ? memory : { ...memory, wasRight: true }
    if (!memory.wasRight) return memory
  }
  const lastDay = memory ? Math.max(day, memory.lastDay) : day
  const forgotten = next(memory, elapsedDays, 'again')
  if (!right) return { ...forgotten, lastDay, wasRight: false }
  const before = memory ? recall(memory, day) : prior
  const known = knownAfter(before, luckOf(answer))
  const recalled = next(memory, elapsedDays, grade)
  return {
    stabilityDays: mixedStability(known, recalled.stabilityDays, forgotten.stabilityDays),
    difficulty: known * recalled.difficulty + (1 - known) * forgotten.difficulty,
    lastDay,
    wasRight: true,
  }
}

/**
 * A memory as another program has it. What it knows nothing of is as after a first recall; and what
 * it asks again after days was recalled.
 */
export function adoptedMemory({
  stabilityDays,
  difficulty = next(undefined, 0, 'good').difficulty,
  lastDay,
}: {
  readonly stabilityDays: number
  readonly difficulty?: number | undefined
  readonly lastDay: number
}): Memory {
  return { stabilityDays, difficulty, lastDay, wasRight: true, wasRecalled: true }
}

/** The chance that a word was known of which a right answer came that has this much luck in it. */
function knownAfter(before: number, luck: number): number {
  return before / (before + (1 - before) * luck)
}

/** The chance, 0 to 1, that the word is truly recalled on `day`: not that it is picked rightly. */
export function recall(memory: Memory, day: number): number {
  return recallAfter(Math.max(0, day - memory.lastDay), memory.stabilityDays)
}

/**
 * The day on which the word falls due: when its chance of recall has come down to
 * `desiredRetention`, in (0, 1), but not before the next day.
 */
export function dueDay(memory: Memory, desiredRetention: number): number {
  const intervalDays = memory.stabilityDays * fsrs.calculate_interval_modifier(desiredRetention)
  return memory.lastDay + Math.max(1, Math.round(intervalDays))
}

type State = Pick<Memory, 'stabilityDays' | 'difficulty'>

const ratings: Readonly<Record<Grade, Rating>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

function next(memory: Memory | undefined, elapsedDays: number, grade: Grade): State {
  const state = memory && { stability: memory.stabilityDays, difficulty: memory.difficulty }
  const { stability, difficulty } = fsrs.next_state(state ?? null, elapsedDays, ratings[grade])
  return { stabilityDays: stability, difficulty }
}

function luckOf({ kind, cue, wasHelped, seconds }: Answer): number {
  const unhelped = cue ? luckByCue[cue] : luck[kind]
  const labor = (seconds - unhurriedSeconds) / (laboredSeconds - unhurriedSeconds)
  const luckOfKind = wasHelped ? Math.max(unhelped, luckOfHelped) : unhelped
  return Math.min(1, luckOfKind * (1 + Math.min(1, Math.max(0, labor))))
}

/**
 * The forgetting curve of FSRS-6: the chance of recall after `days` with this stability. The
 * library's own rounds its results, which takes most of its time.
 */
export function recallAfter(days: number, stabilityDays: number): number {
  return (1 + (factor * days) / stabilityDays) ** decay
}

/** The day on which two memories, weighed by `share` and 1 − `share`, have together fallen to 0.90. */
function mixedStability(share: number, longDays: number, shortDays: number): number {
  const slope = (days: number, stabilityDays: number) =>
    (decay * recallAfter(days, stabilityDays)) / (days + stabilityDays / factor)
  // By Newton's method: the curves are convex, so from the shorter memory on it only nears the day.
  let days = Math.min(longDays, shortDays)
  for (let round = 0; round < mostRounds; round += 1) {
    const above =
      share * recallAfter(days, longDays) +
      (1 - share) * recallAfter(days, shortDays) -
      recallAtStability
    const step = -above / (share * slope(days, longDays) + (1 - share) * slope(days, shortDays))
    // A thousandth of a day is close enough; and what is no number comes no closer.
    if (!(step >= 0.001)) return Number.isFinite(step) ? days + step : days
    days += step
  }
  return days
}

// The widest apart that two memories can be, a thousandth of a day and a hundred years, take seven.
const mostRounds = 50

/** How firmly a word sits, the least firm first; see `firmnessOf`. */
export const firmnesses = ['new', 'met', 'familiar', 'settling', 'lasting'] as const
export type Firmness = (typeof firmnesses)[number]

/**
 * How firmly a word sits that was asked: as its stability has it, once it was recalled. Right
 * picks among options may be luck, however many: until then the word is no more than met.
 */
export function firmness({ stabilityDays, wasRecalled }: Memory): Exclude<Firmness, 'new'> {
  if (!wasRecalled) return 'met'
  if (stabilityDays < 7) return 'familiar'
  return stabilityDays < 30 ? 'settling' : 'lasting'
}
