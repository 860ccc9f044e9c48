import type { countAnswers } from '#domain/quiz/results.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { keepFinishedGame, keepRecentTargets, recentTargetIds } from '../storage/game-history.ts'
import {
  gameRecord,
  lastResultRecord,
  type SavedGame,
  setTabGameId,
} from '../storage/saved-game.ts'

/** Keeps a finished game as the last result, and no longer as one to go on with. */
export function keepResults(
  saved: SavedGame,
  { total, correct }: ReturnType<typeof countAnswers>,
): void {
  const { id, savedAt: finishedAt, plan, rounds } = saved
  lastResultRecord.write(saved)
  gameRecord(id).remove()
  setTabGameId(undefined)
  const { list, set } = plan
  keepFinishedGame({ id, finishedAt, list, name: set?.name, total, correct })
  keepRecentTargets(set ? 'set' : list, rounds.map(({ item }) => item.target).reverse())
}

/** Places of the words that were asked in the last games of their lists and of sets, as far as they are there. */
export function recentPlaces({ sources, places }: LoadedWords): ReadonlySet<number> {
  const lists = sources.flatMap(({ list }) => (list === '' ? [] : [list]))
  const recent = [...lists, 'set' as const].flatMap(recentTargetIds).map((id) => places.get(id))
  return new Set(recent.filter((place) => place !== undefined))
}
