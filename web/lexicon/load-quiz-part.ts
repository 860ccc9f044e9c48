import type { Result } from '#domain/result.ts'
import type { QuizPartName } from '#domain/words/entry.ts'
import type { LoadProblem } from './bundle.ts'
import { loadedOnce } from './loaded-once.ts'
import { markedOwn } from './own-source.ts'
import { type LoadedWords, loadShippedPart, wordsInMemory } from './quiz-parts.ts'

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
