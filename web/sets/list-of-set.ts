import type { SharedList } from '#domain/export/shared-list.ts'
import { mostNameLength } from '#domain/lists/list-records.ts'
import { type ListedWord, type OwnList, senseOfListed } from '#domain/lists/own-list.ts'
import type { Result } from '#domain/result.ts'
import { isEverything } from '#domain/search/word-filter.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import { ownLexicon } from '../lexicon/own-lexicon.ts'
import { loadSet } from '../study/load-set.ts'

/** Words as they go out: a list, or what was ticked of lists, under a name. */
export type HandedList = SharedList & Pick<OwnList, 'id' | 'words'>

/**
 * The words of `set` as a list to hand out, own words with all that is said of them: one that waits
 * for its meaning among them.
 *
 * @param name what it is to be called, where it is not all of a list.
 */
export async function listOfSet(
  set: WordSet,
  name: string,
): Promise<Result<HandedList, LoadProblem>> {
  const lists = (await ownLexicon())?.lists ?? []
  const own = lists.find(({ id }) => id === set.ownList)
  if (own && isWhole(set)) return { ok: true, value: own }
  const loaded = await loadSet(set)
  if (!loaded.ok) return loaded
  const listed = new Map<string, ListedWord>()
  for (const { words } of lists) for (const word of words) listed.set(senseOfListed(word), word)
  const words = loaded.value.meant.map((sense) => listed.get(sense) ?? { id: sense, sense })
  const fitting = name.slice(0, mostNameLength).trim()
  return { ok: true, value: { id: set.ownList ?? '', name: fitting, words } }
}

function isWhole({ query, filter, words }: WordSet): boolean {
  return query.trim() === '' && isEverything(filter) && words.length === 0
}
