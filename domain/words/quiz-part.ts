import { listNames, partOfLevel, type QuizPartName } from './entry.ts'
import { slugOfSense } from './sense-id.ts'
import type { WordTable } from './word-table.ts'

/**
 * The part that asks `sense`, told without loading any part; `undefined` where no entry of the
 * lexicon begins with that sense, which is the one that its questions are about.
 */
export function quizPartOf(table: WordTable, sense: string): QuizPartName | undefined {
  const place = table.placeOf(slugOfSense(sense))
  if (place === undefined) return undefined
  const { lists, entries } = table.at(place)
  const entry = entries.find(({ senses: [first] }) => first?.id === sense)
  if (!entry?.cefr) return undefined
  const listed = lists.filter((one) => one.sense === sense).map(({ list }) => list)
  return listNames.find((list) => listed.includes(list)) ?? partOfLevel(entry.cefr)
}
