import {
  afterLessonStep,
  isFresh,
  isOpen,
  type Lesson,
  type LessonStep,
  lessonStart,
  mostNew,
  stepsAhead,
} from '../record/lesson.ts'
import type { QuestionKind } from '../record/memory.ts'
import { type DueWord, nextQuestion } from './recall-queue.ts'

/** What is on the screen: a word to be taught, or one that is asked in some way. */
export type RecallStep = {
  readonly sense: string
  readonly list: string
  readonly kind: StepKind
  /** How far it is in being taught; not there for a word that is not new. */
  readonly lesson: Lesson | undefined
}

/** `write` asks for the English of a word, the other questions for its Turkish. */
export type StepKind = QuestionKind | 'write' | 'teach'

/** Where a run through the day's queue stands; everything else is in the log. */
export type RecallSession = {
  readonly step: RecallStep | undefined
  /** How many steps have been dealt with. */
  readonly dealt: number
  /** How many words have come up, one that came up twice counted twice, and the last of them. */
  readonly visits: number
  readonly last: string | undefined
  /** For each of them, which of the visits its last one was: they come again in that order. */
  readonly turns: ReadonlyMap<string, number>
  /** Words that the lexicon no longer has: they are passed over, and their records stay. */
  readonly gone: ReadonlySet<string>
  /** How far the new words are that the run has begun to teach. */
  readonly lessons: ReadonlyMap<string, Lesson>
  /** How many more cards the group of new words has that is being taught. */
  readonly cards: number
  /** How many others come before the next group; `undefined` until that is known. */
  readonly untilNew: number | undefined
}

export const sessionStart: RecallSession = {
  step: undefined,
  dealt: 0,
  visits: 0,
  last: undefined,
  turns: new Map(),
  gone: new Set(),
  lessons: new Map(),
  cards: 0,
  untilNew: undefined,
}

const mostCards = 3

/** The words of `queue` that have not left the run: neither gone nor done with being taught. */
export function leftIn({ gone, lessons }: RecallSession, queue: readonly DueWord[]): DueWord[] {
  return queue.filter(({ sense }) => {
    const lesson = lessons.get(sense)
    return !gone.has(sense) && (!lesson || isOpen(lesson))
  })
}

/**
 * How far a run is, 0 to 1, by its steps: those dealt with, and those that are left if all goes well.
 * It moves with every step, where the words that are left stay as many until one has left.
 */
export function shareDone(session: RecallSession, queue: readonly DueWord[]): number {
  const { dealt } = session
  const ahead = leftIn(session, queue)
    .map((word) => lessonOf(word, session))
    .reduce((sum, lesson) => sum + (lesson ? stepsAhead(lesson) : 1), 0)
  return dealt + ahead === 0 ? 1 : dealt / (dealt + ahead)
}

/**
 * Goes on to the next word of `queue`: those not yet dealt with first, in the order of the queue,
 * then those that come again, the longest ago first.
 *
 * New words come in groups of two or three, evenly among the others, and at once where the learner
 * wished for one. Each goes the way of its lesson: its questions come once as many others have as
 * the lesson wants between, or as there are.
 */
export function nextStep(session: RecallSession, queue: readonly DueWord[]): RecallSession {
  const { turns, visits, last } = session
  const left = leftIn(session, queue)
  const taught = left
    .map((word) => ({ word, lesson: lessonOf(word, session) }))
    .flatMap(({ word, lesson }) => (lesson ? [{ word, lesson }] : []))
  const ahead = taught.filter(({ lesson }) => lesson.progress === 'ahead').map(({ word }) => word)
  const open = taught.filter(({ lesson }) => isOpen(lesson))
  const others = left.filter(({ sense, isNew }) => !isNew && !turns.has(sense))
  const again = left
    .filter(({ sense, isNew }) => !isNew && turns.has(sense))
    .sort(longestAgo(turns))
  const untilNew = session.untilNew ?? pause(ahead, others)
  const on = (word: DueWord | undefined, more: Partial<RecallSession> = {}): RecallSession => ({
    ...session,
    untilNew,
    ...more,
    step: word && stepFor(word, session),
  })

  const current = open.find(({ word, lesson }) => word.sense === last && lesson.after === 0)
  if (current) return on(current.word)
  // What another run has begun to teach has waited long enough.
  const waited = ({ sense }: DueWord) => visits - (turns.get(sense) ?? Number.NEGATIVE_INFINITY)
  const byWaiting = open
    .map(({ word, lesson }) => ({ word, overdue: waited(word) - lesson.after }))
    .sort((a, b) => b.overdue - a.overdue)
  const [longest] = byWaiting
  if (longest && longest.overdue >= 0) return on(longest.word)
  const [next] = ahead
  const hasRoom = open.filter(({ lesson }) => isFresh(lesson)).length < mostNew
  if (next && hasRoom) {
    if (session.cards > 0) return on(next)
    if (untilNew <= 0 || others.length === 0) return on(next, { cards: groupSize(ahead.length) })
  }
  const comesAgain = [...others, ...again, ...byWaiting.map(({ word }) => word), ...ahead]
  return on(comesAgain.find(({ sense }) => sense !== last) ?? comesAgain[0])
}

/** Counts the word on the screen as dealt with, for now; `how` is what a lesson makes of it. */
export function dealtWith(session: RecallSession, how: LessonStep): RecallSession {
  const { step, dealt, turns, lessons, cards, untilNew = 0 } = session
  if (!step) return session
  const { sense, lesson } = step
  const visits = session.visits + (session.last === sense ? 0 : 1)
  const after = {
    ...session,
    dealt: dealt + 1,
    visits,
    last: sense,
    turns: new Map([...turns, [sense, visits]]),
  }
  if (!lesson) return { ...after, untilNew: untilNew - 1 }
  const taught = { ...after, lessons: new Map([...lessons, [sense, afterLessonStep(lesson, how)]]) }
  if (lesson.progress !== 'ahead') return taught
  return { ...taught, cards: cards - 1, untilNew: cards > 1 ? untilNew : undefined }
}

/** Leaves the word on the screen out of the run: there is nothing to ask of it any more. */
export function passedOver(session: RecallSession): RecallSession {
  const { step, gone } = session
  return step ? { ...session, gone: new Set([...gone, step.sense]) } : session
}

/** How far a new word is: as the run has it, else as the record does. */
function lessonOf(word: DueWord, { lessons }: RecallSession): Lesson | undefined {
  if (!word.isNew) return lessons.get(word.sense)
  const recorded = word.taughtDay === undefined ? lessonStart : word.lesson
  return lessons.get(word.sense) ?? recorded
}

/** How many of the `others` come before the next group, so that the groups lie evenly among them. */
function pause(fresh: readonly DueWord[], others: readonly DueWord[]): number {
  if (fresh.some(({ wantedDay }) => wantedDay !== undefined)) return 0
  const groups = Math.ceil(fresh.length / mostCards)
  return Math.ceil(others.length / (groups + 1))
}

// Never one alone, unless there is only one: four are two and two.
function groupSize(fresh: number): number {
  return fresh === 4 ? 2 : Math.min(mostCards, fresh)
}

function longestAgo(turns: RecallSession['turns']): (a: DueWord, b: DueWord) => number {
  const turn = ({ sense }: DueWord) => turns.get(sense) ?? 0
  return (a, b) => turn(a) - turn(b)
}

function stepFor(word: DueWord, session: RecallSession): RecallStep {
  const { sense, list, memory, answers, direction } = word
  const lesson = lessonOf(word, session)
  if (lesson) return { sense, list, lesson, kind: kindOf[lesson.next] }
  if (direction === 'tr-en') return { sense, list, lesson, kind: 'write' }
  return { sense, list, lesson, kind: nextQuestion(memory, answers) }
}

const kindOf = { card: 'teach', choice: 'choice', recall: 'typed' } as const
