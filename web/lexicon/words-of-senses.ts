import { ownWordId } from '#domain/lists/own-list.ts'
import type { GlossedWord } from '#domain/quiz/own-part.ts'
import type { Result } from '#domain/result.ts'
import { quizPartNames } from '#domain/words/entry.ts'
import { quizPartOf } from '#domain/words/quiz-part.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadCode } from '../api/load-code.ts'
import type { LoadProblem } from './bundle.ts'
import { joinedInMemory, loadEntries } from './joined-parts.ts'
import { loadQuizPart } from './load-quiz-part.ts'
import { namedSense } from './named-sense.ts'
import { type OwnLexicon, ownLexicon } from './own-lexicon.ts'
import type { LoadedWords } from './quiz-parts.ts'
import { loadWordTable } from './word-table.ts'

/**
 * The words that ask `senses`, in whatever parts they are, ready for questions: the parts are told
 * by the index of all words, and only those that are needed are loaded. Own words, and senses that no
 * entry begins with, are asked by their glosses. What is gone, or has no meaning, has no place in what
 * comes; which words may be asked is for the caller to say.
 */
export async function loadWordsOf(
  senses: readonly string[],
): Promise<Result<LoadedWords, LoadProblem>> {
  const [table, own] = await Promise.all([loadWordTable(), ownLexicon()])
  if (!table.ok) return table
  const parts = new Map(senses.map((sense) => [sense, quizPartOf(table.value, sense)]))
  const needed = new Set(parts.values())
  const glossed = senses.flatMap((sense) =>
    parts.get(sense) ? [] : (glossedIn(table.value, own, sense) ?? []),
  )
  const [first, ...others] = quizPartNames.filter((part) => needed.has(part))
  if (glossed.length > 0) {
    // Most sets have none of these.
    const code = await loadCode(() => import('./glossed-words.ts'))
    if (!code.ok) return code
    return await code.value.loadWithGlossed(
      first ? [first, ...others] : [],
      glossed,
      table.value,
      own,
    )
  }
  if (first && others.length === 0) return await loadQuizPart(first)
  const loaded = await loadEntries(first ? [first, ...others] : [], own)
  return loaded.ok ? { ok: true, value: joinedInMemory([...loaded.value.values()]) } : loaded
}

/** How a sense is asked that no part asks; `undefined` where it is gone, or has no meaning. */
function glossedIn(
  table: WordTable,
  own: OwnLexicon | undefined,
  sense: string,
): GlossedWord | undefined {
  if (ownWordId(sense) !== undefined) return own?.glossedOf(sense)
  const named = namedSense(table, sense)
  const [first, ...others] = named?.glosses ?? []
  if (!named || first === undefined) return undefined
  const { word, partOfSpeech } = named
  return { id: sense, word, meanings: [first, ...others], partOfSpeech }
}
