import type { Result } from '#domain/result.ts'
import { fewestLettersInside, queryOf } from '#domain/search/search-score.ts'
import { searchWords } from '#domain/search/word-search.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { loadAllUses } from './all-uses.ts'
import { loadAllWords } from './all-words.ts'
import type { LoadProblem } from './bundle.ts'

/** What a query finds among the words of `table`, the best first. */
export type FoundWords = {
  readonly table: WordTable
  readonly places: ReturnType<typeof searchWords>
}

/** What `query` finds; `undefined` where it searches for nothing. */
export async function loadFoundWords(
  query: string,
): Promise<Result<FoundWords | undefined, LoadProblem>> {
  const { bare } = queryOf(query)
  if (bare === '') return { ok: true, value: undefined }
  const words = await loadAllWords()
  if (!words.ok) return words
  const { table, index } = words.value
  const uses = bare.length >= fewestLettersInside ? await loadAllUses() : undefined
  const places = searchWords(await index, table, query, uses?.ok ? uses.value.index : undefined)
  return { ok: true, value: { table, places } }
}
