import { gapIn } from '#domain/paper/gap.ts'
import type { Gap, WorksheetWords } from '#domain/paper/worksheet.ts'
import type { WorksheetWord } from '#domain/paper/worksheet-word.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { Result } from '#domain/result.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { namedSense } from '../../lexicon/named-sense.ts'
import { formsOf, loadWord } from '../../lexicon/word-details.ts'
import { loadWordsOf } from '../../lexicon/words-of-senses.ts'
import { loadSet } from '../../study/load-set.ts'

/** The words of a set as a worksheet needs them. */
export type SetOnPaper = WorksheetWords & {
  readonly table: WordTable
  /** Whether it is of a list that is no more. */
  readonly isListGone: boolean
}

/** The words of `set`, each with all that the lexicon knows it to mean. */
export async function loadWorksheetWords(set: WordSet): Promise<Result<SetOnPaper, LoadProblem>> {
  const loaded = await loadSet(set)
  if (!loaded.ok) return loaded
  const { table, senses, isListGone } = loaded.value
  const asked = await loadWordsOf(senses)
  if (!asked.ok) return asked
  const { index, places } = asked.value
  const words = senses.flatMap((sense): WorksheetWord[] => {
    const named = namedSense(table, sense)
    const place = places.get(sense)
    if (!named) return []
    const [first = ''] = named.glosses
    const gloss = place === undefined ? first : entryAt(index, place).gloss
    return [{ sense, word: named.word, gloss, meanings: meaningsOf(table, sense) }]
  })
  return { ok: true, value: { table, isListGone, words, index, places } }
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

/** Everything that the word of a sense can mean. */
function meaningsOf(table: WordTable, sense: string): readonly string[] {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return []
  const { entries, alsoMeans } = table.at(place)
  return [
    ...entries.flatMap(({ senses }) => senses.flatMap(({ glosses }) => glosses)),
    ...alsoMeans,
  ]
}
