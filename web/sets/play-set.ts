import type { GamePlan } from '#domain/quiz/game.ts'
import { shuffleInPlace } from '#domain/random.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { startGame } from '../game/start-game.ts'
import { searchOf, setOf } from '../lexicon/word-set.ts'
import { usePreferences } from '../storage/preferences.ts'
import { loadSet } from '../study/load-set.ts'
import { loadingHint } from '../text/connection.ts'
import { setName } from '../text/word-set.ts'
import { showToast } from '../ui/toast.tsx'

/**
 * Starts a game that asks the words of `set`, in the direction and number that the learner has set.
 * Its wrong options come from all words of the parts that its words are in.
 */
export async function playSet(set: WordSet): Promise<void> {
  const loaded = await loadSet(set)
  if (!loaded.ok) {
    showToast({ text: loadingHint[loaded.problem.kind], icon: 'warning' })
    return
  }
  const { table, senses } = loaded.value
  const { direction, count } = usePreferences.getState()
  const among = count === undefined ? senses : aFewOf(senses)
  startGame({
    set: { search: searchOf(set), name: setName(set, table) },
    direction,
    among,
    count: count && Math.min(count, among.length),
  })
}

// A game is stored with every answer: what it can never come to is not carried along.
const mostAmong = 400

function aFewOf(senses: readonly string[]): readonly string[] {
  if (senses.length <= mostAmong) return senses
  return shuffleInPlace([...senses], Math.random).slice(0, mostAmong)
}

/**
 * Starts a game like the one of `plan`. One of missed words was as long as there were such words:
 * the next is a usual one again.
 */
export function playAgain(plan: GamePlan): void {
  if (plan.set) return void playSet(setOf(plan.set.search))
  const { count } = usePreferences.getState()
  startGame(plan.among ? { ...plan, among: undefined, count } : plan)
}
