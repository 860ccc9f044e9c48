/** A run that teaches words: what it set out with, and all that has happened in it so far. */
export type LearningSession = {
  /** The words to learn, by sense, in the order in which they are taught. */
  readonly senses: readonly string[]
  readonly steps: readonly LearningStep[]
}

/** Something that the learner did, and what undo takes back. */
export type LearningStep = {
  readonly sense: string
  /** *Anladım*, *Bunu biliyorum*, or an answer: among options, or by recalling it without. */
  readonly kind: 'understood' | 'known' | 'choice' | 'recall'
  /** Whether an answer was right; a card has none. */
  readonly isRight: boolean
  /** Where the learning record keeps it: none for what has no record, such as a card seen again. */
  readonly round: string | null
  readonly seconds: number
}

/** What comes next: the card of a word, or a question about it. */
export type LearningTurn = {
  readonly sense: string
  readonly kind: 'card' | 'choice' | 'recall'
  /** Whether the word comes up for the first time, and may be known. */
  readonly isNew: boolean
}

/** How far a word is: not yet come up, being asked, learned, or put aside for another day. */
export type LearningProgress = 'ahead' | 'open' | 'learned' | 'aside'

export type LearningState = {
  /** `undefined` at the end. */
  readonly turn: LearningTurn | undefined
  readonly progress: ReadonlyMap<string, LearningProgress>
  /** The words that were missed at least once, in the order of the session. */
  readonly missed: readonly string[]
}

// A word is asked again after so many other words: soon, and then once more without options.
const soon = 2
const later = 5

/** So many words are new at a time: others wait until these have been asked again. */
const mostNew = 3

// Who misses a word so often today is asked for it tomorrow, in Tekrar.
const mostMisses = 4

/**
 * How a session stands. It is a function of its steps alone, so that undo drops the last of them,
 * and a reload changes nothing.
 *
 * A word is taught by its card and asked at once, again after two other words, and after five
 * others without options. It is learned with two right answers, one of them a recall. A wrong one
 * brings the card again, and the question after two others. *Bunu biliyorum* is asked for a recall
 * in the place of the card. Where too few words are left to come between, as many as there are do.
 */
export function learningState({ senses, steps }: LearningSession): LearningState {
  const words = new Map(senses.map((sense) => [sense, ahead]))
  let visits = 0
  let last: string | undefined
  for (const step of steps) {
    const word = words.get(step.sense)
    if (!word) continue
    if (step.sense !== last) visits += 1
    last = step.sense
    words.set(step.sense, { ...afterStep(word, step), visit: visits })
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

type Word = {
  readonly progress: LearningProgress
  readonly next: LearningTurn['kind']
  /** How many other words are to come before it. */
  readonly after: number
  /** When it came up last, counted in words that came up. */
  readonly visit: number
  readonly rights: number
  readonly recalls: number
  readonly misses: number
  /** Right answers since its card was last seen. */
  readonly run: number
}

const ahead: Word = {
  progress: 'ahead',
  next: 'card',
  after: 0,
  visit: 0,
  rights: 0,
  recalls: 0,
  misses: 0,
  run: 0,
}

function afterStep(word: Word, { kind, isRight }: LearningStep): Word {
  const open = { ...word, progress: 'open' } as const
  switch (kind) {
    case 'understood':
      // Who has missed it has just read the card: the question waits until two others have come.
      return { ...open, next: 'choice', after: word.misses > 0 ? soon : 0, run: 0 }
    case 'known':
      return { ...open, next: 'recall', after: 0 }
    case 'choice':
    case 'recall':
      return isRight ? afterRight(open, kind) : afterMiss(open)
  }
}

function afterRight(word: Word, kind: 'choice' | 'recall'): Word {
  const rights = word.rights + 1
  const recalls = word.recalls + (kind === 'recall' ? 1 : 0)
  const run = word.run + 1
  const counted = { ...word, rights, recalls, run }
  if (rights >= 2 && recalls >= 1) return { ...counted, progress: 'learned' }
  // What was known without a card is asked once more, and that is quicker among options.
  if (recalls >= 1) return { ...counted, next: 'choice', after: later }
  const isFirstAfterCard = run === 1 && word.misses === 0
  return isFirstAfterCard
    ? { ...counted, next: 'choice', after: soon }
    : { ...counted, next: 'recall', after: later }
}

function afterMiss(word: Word): Word {
  const misses = word.misses + 1
  if (misses >= mostMisses) return { ...word, misses, progress: 'aside' }
  return { ...word, misses, next: 'card', after: 0 }
}

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
  const isFresh = ([, { next, recalls }]: (typeof open)[number]) => next !== 'recall' && !recalls
  const next = words.find(([, { progress }]) => progress === 'ahead')
  if (next && open.filter(isFresh).length < mostNew) return turnOf(next)
  const another = byWaiting.find(([sense]) => sense !== last)
  const least = another ?? next ?? longest
  return least && turnOf(least)
}

function turnOf([sense, { progress, next }]: readonly [string, Word]): LearningTurn {
  return { sense, kind: next, isNew: progress === 'ahead' }
}
