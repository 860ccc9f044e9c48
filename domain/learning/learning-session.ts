import {
  afterLessonStep,
  isFresh,
  type Lesson,
  type LessonProgress,
  type LessonStep,
  type LessonTurn,
  lessonStart,
  mostNew,
} from '../record/lesson.ts'

/** A run that teaches words: what it set out with, and all that has happened in it so far. */
export type LearningSession = {
  /** The words to learn, by sense, in the order in which they are taught. */
  readonly senses: readonly string[]
  readonly steps: readonly LearningStep[]
}

/** Something that the learner did, and what undo takes back. */
export type LearningStep = LessonStep & {
  readonly sense: string
  /** Where the learning record keeps it: none for what has no record, such as a card seen again. */
  readonly round: string | null
  readonly seconds: number
}

/** What comes next: the card of a word, or a question about it. */
export type LearningTurn = {
  readonly sense: string
  readonly kind: LessonTurn
  /** Whether the word comes up for the first time, and may be known. */
  readonly isNew: boolean
}

export type LearningState = {
  /** `undefined` at the end. */
  readonly turn: LearningTurn | undefined
  readonly progress: ReadonlyMap<string, LessonProgress>
  /** The words that were missed at least once, in the order of the session. */
  readonly missed: readonly string[]
}

/**
 * How a session stands. It is a function of its steps alone, so that undo drops the last of them,
 * and a reload changes nothing. Each word goes the way of its lesson; where too few others are left
 * to come between, as many as there are do.
 */
export function learningState({ senses, steps }: LearningSession): LearningState {
  const words = new Map<string, Word>(senses.map((sense) => [sense, { ...lessonStart, visit: 0 }]))
  let visits = 0
  let last: string | undefined
  for (const step of steps) {
    const word = words.get(step.sense)
    if (!word) continue
    if (step.sense !== last) visits += 1
    last = step.sense
    words.set(step.sense, { ...afterLessonStep(word, step), visit: visits })
  }
  return {
    turn: nextTurn([...words], { visits, last }),
    progress: new Map(words.entries().map(([sense, { progress }]) => [sense, progress])),
    missed: senses.filter((sense) => (words.get(sense)?.misses ?? 0) > 0),
  }
}

/** Adds what the learner did now; what does not belong to the turn that is due is left out. */
export function withStep(session: LearningSession, step: LearningStep): LearningSession {
  const { turn } = learningState(session)
  const isDue =
    turn?.sense === step.sense &&
    (step.kind === 'understood'
      ? turn.kind === 'card'
      : step.kind === 'known'
        ? turn.kind === 'card' && turn.isNew
        : turn.kind !== 'card')
  return isDue ? { ...session, steps: [...session.steps, step] } : session
}

/** Takes back what the learner did last; the same session where that was nothing. */
export function withoutLastStep(session: LearningSession): LearningSession {
  return { ...session, steps: session.steps.slice(0, -1) }
}

/** A session without the words that `isThere` no longer knows, and what happened to them. */
export function onlyWith(
  { senses, steps }: LearningSession,
  isThere: (sense: string) => boolean,
): LearningSession {
  return {
    senses: senses.filter(isThere),
    steps: steps.filter(({ sense }) => isThere(sense)),
  }
}

/** A lesson, and when its word came up last, counted in words that came up. */
type Word = Lesson & { readonly visit: number }

type Standing = { readonly visits: number; readonly last: string | undefined }

function nextTurn(
  words: readonly (readonly [string, Word])[],
  { visits, last }: Standing,
): LearningTurn | undefined {
  const open = words.filter(([, { progress }]) => progress === 'open')
  // The question after its card, and the card after a miss, follow with nothing between.
  const current = open.find(([sense, { after }]) => sense === last && after === 0)
  if (current) return turnOf(current)
  const waited = ([, { visit }]: (typeof open)[number]) => visits - visit
  const overdue = (one: (typeof open)[number]) => waited(one) - one[1].after
  // A stable sort keeps the order of the session among equals.
  const byWaiting = open.toSorted((a, b) => overdue(b) - overdue(a))
  const [longest] = byWaiting
  if (longest && overdue(longest) >= 0) return turnOf(longest)
  const next = words.find(([, { progress }]) => progress === 'ahead')
  if (next && open.filter(([, word]) => isFresh(word)).length < mostNew) return turnOf(next)
  const another = byWaiting.find(([sense]) => sense !== last)
  const least = another ?? next ?? longest
  return least && turnOf(least)
}

function turnOf([sense, { progress, next }]: readonly [string, Word]): LearningTurn {
  return { sense, kind: next, isNew: progress === 'ahead' }
}
