import { gapIn } from '#domain/paper/gap.ts'
import type { Gap, WorksheetWords } from '#domain/paper/worksheet.ts'
import type { WorksheetWord } from '#domain/paper/worksheet-word.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { formsOf, loadWord } from '../../lexicon/word-details.ts'
import { loadWordsOf } from '../../lexicon/words-of-senses.ts'
import { loadSet } from '../../study/load-set.ts'

/** The words of a set as a worksheet needs them. */
export type SetOnPaper = WorksheetWords & { readonly table: WordTable }

/** The words of `set`, each with all that the lexicon knows it to mean. */
export async function loadWorksheetWords(set: WordSet): Promise<Result<SetOnPaper, LoadProblem>> {
  const loaded = await loadSet(set)
  if (!loaded.ok) return loaded
  const { table, senses } = loaded.value
  const asked = await loadWordsOf(senses)
  if (!asked.ok) return asked
  const { index, places } = asked.value
  const words = senses.flatMap((sense): WorksheetWord[] => {
    const named = namedSense(table, sense)
    const place = places.get(sense)
    const shown = place === undefined ? named : entryAt(index, place)
    if (!shown) return []
    return [{ sense, word: shown.word, gloss: shown.gloss, meanings: named?.meanings ?? [] }]
  })
  return { ok: true, value: { table, words, index, places } }
}

/**
 * The example of a word with a gap for it; `undefined` also where the card does not come: then
 * another word is asked.
 */
export async function gapOf({ sense, word }: WorksheetWord): Promise<Gap | undefined> {
  const detail = await loadWord(slugOfSense(sense))
  if (!detail.ok) return undefined
  for (const entry of detail.value.entries) {
    const own = entry.senses.find(({ id }) => id === sense)
    if (own) return gapIn(own.example, formsOf(word, entry))
  }
  return undefined
}

/** A sense as the table has it, with everything that its word can mean. */
function namedSense(table: WordTable, sense: string) {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return undefined
  const { headword, entries, alsoMeans } = table.at(place)
  const senses = entries.flatMap((entry) => entry.senses)
  const gloss = senses.find(({ id }) => id === sense)?.glosses[0] ?? ''
  const meanings = [...senses.flatMap(({ glosses }) => glosses), ...alsoMeans]
  return { word: headword, gloss, meanings }
}
