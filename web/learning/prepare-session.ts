import { type LearningSession, onlyWith } from '#domain/learning/learning-session.ts'
import { oneOfEachWord, picked } from '#domain/learning/word-picks.ts'
import type { Result } from '#domain/result.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { entryOfSense, loadCorrectedWord, quizEntryOf } from '../lexicon/word-details.ts'
import { loadWordsOf } from '../lexicon/words-of-senses.ts'
import { clashesIn } from '../study/word-clashes.ts'

/** A word as a session teaches and asks it. */
export type LessonWord = {
  readonly entry: WordEntry
  readonly detail: WordDetail
  /** The part of its card that is about this entry. */
  readonly own: EntryDetail
}

/** A session with all that its screens need. */
export type PreparedSession = {
  readonly session: LearningSession
  readonly lessons: ReadonlyMap<string, LessonWord>
  /** What asks its words among options; `undefined` where that is not on the device. */
  readonly words: LoadedWords | undefined
  /** How many words were left out, since the device does not have them and nothing came. */
  readonly notHere: number
}

// Looked through for words that are not easily taken for one another.
const candidatesPerWord = 3

/**
 * A new session of at most `count` words of `senses`, the first of them first; words without a Turkish
 * equivalent (*a*, *the*) cannot be asked for one and are left out.
 */
export async function newSession(
  senses: readonly string[],
  count: number,
): Promise<PreparedSession> {
  const candidates = oneOfEachWord(senses).slice(0, count * candidatesPerWord)
  const loaded = await loadWordsOf(candidates)
  const words = loaded.ok ? loaded.value : undefined
  const ordered = picked(candidates, count, words ? clashesIn([words]) : () => false)
  const others = candidates.filter((sense) => !ordered.includes(sense))
  const lessons = new Map<string, LessonWord>()
  let notHere = 0
  for (const sense of [...ordered, ...others]) {
    if (lessons.size === count) break
    const lesson = await loadLesson(sense)
    if (!lesson.ok) notHere += 1
    else if (lesson.value) lessons.set(sense, lesson.value)
  }
  return { session: { senses: [...lessons.keys()], steps: [] }, lessons, words, notHere }
}

/**
 * A session to go on with: words that the lexicon no longer has are left out of it. Where one of the
 * others does not come, it is kept for later.
 */
export async function resumedSession(
  session: LearningSession,
): Promise<Result<PreparedSession, LoadProblem>> {
  const lessons = new Map<string, LessonWord>()
  for (const sense of session.senses) {
    const lesson = await loadLesson(sense)
    if (!lesson.ok) return lesson
    if (lesson.value) lessons.set(sense, lesson.value)
  }
  const left = onlyWith(session, (sense) => lessons.has(sense))
  const loaded = await loadWordsOf(left.senses)
  const words = loaded.ok ? loaded.value : undefined
  return { ok: true, value: { session: left, lessons, words, notHere: 0 } }
}

/** The same session with what its words say now: the learner has changed some of them. */
export async function refreshedSession(prepared: PreparedSession): Promise<PreparedSession> {
  const lessons = new Map(prepared.lessons)
  for (const sense of prepared.session.senses) {
    const lesson = await loadLesson(sense)
    // What is gone meanwhile is learned to its end.
    if (lesson.ok && lesson.value) lessons.set(sense, lesson.value)
  }
  const loaded = await loadWordsOf(prepared.session.senses)
  return { ...prepared, lessons, words: loaded.ok ? loaded.value : prepared.words }
}

/** The word of a sense; `undefined` where it has none that can be taught. */
async function loadLesson(sense: string): Promise<Result<LessonWord | undefined, LoadProblem>> {
  const loaded = await loadCorrectedWord(slugOfSense(sense))
  if (!loaded.ok) {
    const { problem } = loaded
    return problem.kind === 'missing' ? { ok: true, value: undefined } : { ok: false, problem }
  }
  const detail = loaded.value
  const own = entryOfSense(detail, sense)
  const entry = quizEntryOf(detail, sense)
  const isTeachable = own && entry && entry.gloss !== ''
  return { ok: true, value: isTeachable ? { entry, detail, own } : undefined }
}

const minutesPerWord = 1.1

/** About how many minutes it takes to learn so many words: a card and three questions for each. */
export function learningMinutes(count: number): number {
  return Math.max(1, Math.round(count * minutesPerWord))
}
