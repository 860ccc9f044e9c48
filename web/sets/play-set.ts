import type { GamePlan } from '#domain/quiz/game.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { shuffleInPlace } from '#domain/random.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { startGame } from '../game/start-game.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { searchOf, setOf } from '../lexicon/word-set.ts'
import { loadWordsOf } from '../lexicon/words-of-senses.ts'
import { usePreferences } from '../storage/preferences.ts'
import { loadSet } from '../study/load-set.ts'
import { loadingHint } from '../text/loading-hint.ts'
import { setName, setText } from '../text/word-set.ts'
import { showToast } from '../ui/toast.tsx'

/**
 * Starts a game that asks the words of `set`, in the direction and number that the learner has set.
 * Its wrong options come from all words of the parts that its words are in.
 *
 * @param isWanted whether it still is, once the words have come.
 */
export async function playSet(set: WordSet, isWanted = () => true): Promise<void> {
  const loaded = await loadSet(set)
  if (!isWanted()) return
  if (!loaded.ok) {
    showToast({ text: loadingHint[loaded.problem.kind], icon: 'warning' })
    return
  }
  const { table, isListGone } = loaded.value
  if (isListGone) {
    showToast({ text: setText.listGone, icon: 'info' })
    return
  }
  const { direction, count } = usePreferences.getState()
  const senses = aFewOf(loaded.value.senses, count === undefined ? mostLookedAt : mostAmong)
  const words = await loadWordsOf(senses)
  if (!isWanted()) return
  if (!words.ok) {
    showToast({ text: loadingHint[words.problem.kind], icon: 'warning' })
    return
  }
  const among = senses.filter((sense) => isAsked(sense, words.value))
  if (among.length === 0) {
    showToast({ text: setText.notAsked, icon: 'info' })
    return
  }
  startGame({
    set: { search: searchOf(set), name: setName(set, table) },
    direction,
    among,
    count: count && Math.min(count, among.length),
  })
}

// Words such as *the* make no question with options; a game that counted them would end too early.
function isAsked(sense: string, { places, index }: LoadedWords): boolean {
  const place = places.get(sense)
  return place !== undefined && entryAt(index, place).quiz !== false
}

// A game is stored with every answer: what it can never come to is not carried along.
const mostAmong = 400

// A list of the learner's own may be longer than the whole lexicon.
const mostLookedAt = 5000

function aFewOf(senses: readonly string[], most: number): readonly string[] {
  if (senses.length <= most) return senses
  return shuffleInPlace([...senses], Math.random).slice(0, most)
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
