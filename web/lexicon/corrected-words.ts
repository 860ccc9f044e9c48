import { correctedPart } from '#domain/quiz/corrected-part.ts'
import type { KnownWord } from '#domain/quiz/own-part.ts'
import type { Result } from '#domain/result.ts'
import type { QuizPart, QuizPartName, WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from './bundle.ts'
import { loadedOnce } from './loaded-once.ts'
import { madeWithOwn, type OwnLexicon } from './own-lexicon.ts'
import { type LoadedWords, loadShippedPart, wordsInMemory } from './quiz-parts.ts'
import { loadWordTable } from './word-table.ts'

const loader = madeWithOwn((own) =>
  loadedOnce(async (part: QuizPartName): Promise<Result<LoadedWords, LoadProblem>> => {
    const loaded = await loadPartEntries(part, own)
    return loaded.ok ? { ok: true, value: wordsInMemory(loaded.value) } : loaded
  }),
)

/** The words of a quiz part with what the learner has corrected of them; see `loadQuizPart`. */
export async function loadCorrectedPart(
  part: QuizPartName,
): Promise<Result<LoadedWords, LoadProblem>> {
  return await (await loader())(part)
}

/** The entries of a quiz part with what the learner has corrected of them. */
export async function loadPartEntries(
  part: QuizPartName,
  own: OwnLexicon | undefined,
): Promise<Result<QuizPart, LoadProblem>> {
  const shipped = await loadShippedPart(part)
  if (!shipped.ok || !own?.corrections.size) return shipped
  // Where all words do not come, a correction is proved by what the part says itself.
  const table = await loadWordTable()
  const known = knownIn(table.ok ? table.value : undefined)
  return { ok: true, value: correctedPart(shipped.value, own.corrections, known) }
}

/** What is known of the headword of an entry, by the table of all words and by the entry itself. */
export function knownIn(table: WordTable | undefined): (entry: WordEntry) => KnownWord {
  return ({ id, gloss }) => {
    const place = table?.placeOf(slugOfSense(id))
    const word = place === undefined ? undefined : table?.at(place)
    if (!word) return { meanings: [gloss], spellings: [] }
    const senses = word.entries.flatMap((entry) => entry.senses)
    return {
      meanings: [gloss, ...senses.flatMap(({ glosses }) => glosses), ...word.alsoMeans],
      spellings: [...word.variants, ...word.forms],
    }
  }
}
