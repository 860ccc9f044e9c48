import { loadQuizPart } from '../lexicon/load-quiz-part.ts'
import { knownOwn } from '../lexicon/own-lexicon.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { loadWordsOf } from '../lexicon/words-of-senses.ts'
import { answersOf } from './results-part.ts'
import { gameStore } from './use-game.ts'

let isFollowing = false

/** Gives the game of this tab its words anew whenever the learner has changed what they say. */
export function followOwnInGame(): void {
  if (isFollowing) return
  isFollowing = true
  knownOwn.follow(() => void renewWords())
}

async function renewWords(): Promise<void> {
  const store = gameStore()
  const { game, list } = store.getState()
  if (!game || !list) return
  const { plan } = game
  const loaded = await (plan.list ? loadQuizPart(plan.list) : loadWordsOf(plan.among ?? []))
  const now = store.getState()
  // Where words have come or gone, the game ends with those that it began with.
  if (!loaded.ok || now.list !== list || !areSameWords(list, loaded.value)) return
  store.setState({ list: loaded.value })
  if (now.game?.phase === 'over' && now.finished) now.sendAnswer(answersOf(now.game, loaded.value))
}

function areSameWords({ index: { entries } }: LoadedWords, { index }: LoadedWords): boolean {
  return (
    entries.length === index.entries.length &&
    entries.every(({ id }, place) => index.entries[place]?.id === id)
  )
}
