import type { countAnswers } from '#domain/quiz/results.ts'
import type { LoadedList } from '../lexicon/word-lists.ts'
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
  keepFinishedGame({ id, finishedAt, list: plan.list, total, correct })
  keepRecentTargets(plan.list, rounds.map(({ item }) => item.target).reverse())
}

/** Places of the words that were asked in the last games of `list`, as far as it still has them. */
export function recentPlaces({ list, places }: LoadedList): ReadonlySet<number> {
  const recent = recentTargetIds(list).map((id) => places.get(id))
  return new Set(recent.filter((place) => place !== undefined))
}
