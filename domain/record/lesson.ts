/**
 * How far a word is that is being taught: by its card, by a question at once, by another one soon,
 * and later by one without options. Öğren and Tekrar teach alike.
 */
export type Lesson = {
  /** Not yet come up, being taught, learned, or put aside for another day. */
  readonly progress: LessonProgress
  /** How it comes up next. */
  readonly next: LessonTurn
  /** How many other words are to come before that. */
  readonly after: number
  readonly rights: number
  readonly recalls: number
  readonly misses: number
  /** Right answers since its card was last seen. */
  readonly run: number
}

export type LessonProgress = 'ahead' | 'open' | 'learned' | 'aside'

export type LessonTurn = 'card' | 'choice' | 'recall'

/** What the learner did: *Anladım*, *Bunu biliyorum*, or an answer with options or without. */
export type LessonStep = {
  readonly kind: 'understood' | 'known' | 'choice' | 'recall'
  /** Whether an answer was right; a card has none. */
  readonly isRight: boolean
}

export const lessonStart: Lesson = {
  progress: 'ahead',
  next: 'card',
  after: 0,
  rights: 0,
  recalls: 0,
  misses: 0,
  run: 0,
}

// A word is asked again after so many other words: soon, and then once more without options.
const soon = 2
const later = 5

/** So many words are new at a time: others wait until these have been asked again. */
export const mostNew = 3

// Who misses a word so often today is asked for it on another day.
const mostMisses = 4

/**
 * A word is taught by its card and asked at once, again after two other words, and after five others
 * without options. It is learned with two right answers, one of them a recall. A wrong one brings the
 * card again, and the question after two others. *Bunu biliyorum* is asked for a recall in the place
 * of the card.
 */
export function afterLessonStep(lesson: Lesson, { kind, isRight }: LessonStep): Lesson {
  const open = { ...lesson, progress: 'open' } as const
  switch (kind) {
    case 'understood':
      // Who has missed it has just read the card: the question waits until two others have come.
      return { ...open, next: 'choice', after: lesson.misses > 0 ? soon : 0, run: 0 }
    case 'known':
      return { ...open, next: 'recall', after: 0 }
    case 'choice':
    case 'recall':
      return isRight ? afterRight(open, kind) : afterMiss(open)
  }
}

/** Whether a word is between its card and being learned. */
export function isOpen({ progress }: Lesson): boolean {
  return progress === 'open'
}

/** How many steps a word needs until it is learned, if all goes well; none where it is. */
export function stepsAhead(lesson: Lesson): number {
  const isOver = lesson.progress === 'learned' || lesson.progress === 'aside'
  if (isOver) return 0
  const kind = lesson.next === 'card' ? 'understood' : lesson.next
  return 1 + stepsAhead(afterLessonStep(lesson, { kind, isRight: true }))
}

/** Whether a word has not been recalled yet: only so many are at a time. */
export function isFresh({ next, recalls }: Lesson): boolean {
  return next !== 'recall' && recalls === 0
}

function afterRight(lesson: Lesson, kind: 'choice' | 'recall'): Lesson {
  const rights = lesson.rights + 1
  const recalls = lesson.recalls + (kind === 'recall' ? 1 : 0)
  const run = lesson.run + 1
  const counted = { ...lesson, rights, recalls, run }
  if (rights >= 2 && recalls >= 1) return { ...counted, progress: 'learned' }
  // What was known without a card is asked once more, and that is quicker among options.
  if (recalls >= 1) return { ...counted, next: 'choice', after: later }
  const isFirstAfterCard = run === 1 && lesson.misses === 0
  return isFirstAfterCard
    ? { ...counted, next: 'choice', after: soon }
    : { ...counted, next: 'recall', after: later }
}

function afterMiss(lesson: Lesson): Lesson {
  const misses = lesson.misses + 1
  if (misses >= mostMisses) return { ...lesson, misses, progress: 'aside' }
  return { ...lesson, misses, next: 'card', after: 0 }
}
