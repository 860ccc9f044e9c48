import type { Result } from '#domain/result.ts'
import type { QuizPartName } from '#domain/words/entry.ts'
import { fromColumns, type WordColumns } from '#domain/words/word-columns.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { starterAddress } from './bundle-addresses.ts'
import { keptCopy } from './kept-copy.ts'
import { loadedOnce } from './loaded-once.ts'
import { markedOwn } from './own-source.ts'
import { addressOf, type LoadedWords, loadShippedPart, wordsInMemory } from './quiz-parts.ts'

const loadAsShipped = loadedOnce(
  async (part: QuizPartName): Promise<Result<LoadedWords, LoadProblem>> => {
    const shipped = await loadShippedPart(part)
    return shipped.ok ? { ok: true, value: wordsInMemory(shipped.value) } : shipped
  },
)

/**
 * The words of a quiz part, with what the learner has corrected of them; loaded once, and again after
 * a failure.
 */
export async function loadQuizPart(part: QuizPartName): Promise<Result<LoadedWords, LoadProblem>> {
  if (markedOwn() !== true) return await loadAsShipped(part)
  // Most learners have corrected nothing.
  const { loadCorrectedPart } = await import('./corrected-words.ts')
  return await loadCorrectedPart(part)
}

/**
 * The first questions of a list, in a small file, so that they need not wait for all of it: a word
 * has the same place here as in the whole list. Who has corrected words waits for all of it.
 */
export const loadStarter = loadedOnce(
  async (_: typeof listOfStarter): Promise<Result<LoadedWords, LoadProblem>> => {
    // What is on the device is there at once.
    const isHere = (await keptCopy(addressOf(listOfStarter))) !== undefined
    if (isHere || markedOwn() === true) return loadQuizPart(listOfStarter)
    const bundle = await loadBundle<WordColumns>(starterAddress)
    if (!bundle.ok) return bundle
    return { ok: true, value: { ...wordsInMemory(fromColumns(bundle.value)), isStarter: true } }
  },
)

/** The list that begins with a starter. */
export const listOfStarter = 'kolay'
