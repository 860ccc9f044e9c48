import { correctedPart } from '#domain/quiz/corrected-part.ts'
import type { KnownWord } from '#domain/quiz/own-part.ts'
import type { QuizPart, WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadWordTable } from './all-words.ts'
import type { OwnLexicon } from './own-lexicon.ts'

/** `part` with what the learner has corrected; where all words do not come, by what it says itself. */
export async function withCorrections(part: QuizPart, own: OwnLexicon): Promise<QuizPart> {
  const table = await loadWordTable()
  return correctedPart(part, own.corrections, knownIn(table.ok ? table.value : undefined))
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
