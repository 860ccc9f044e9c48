import type { Item } from '#domain/quiz/draw-item.ts'
import type { Game, GamePlan } from '#domain/quiz/game.ts'
import { itemIds } from '#domain/quiz/item-ids.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { Round } from '#domain/quiz/round.ts'
import type { Result } from '#domain/result.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import type { SavedGame } from '../storage/saved-game.ts'

type SavedItem = NonNullable<SavedGame['asking']>

/** What stands beside the game itself in its record. */
export type GameRecord = Pick<SavedGame, 'id' | 'savedAt' | 'seconds'>

/**
 * `game` with the ids of its words instead of their places, so that it outlives the bundle. What is
 * on the screen is `asking`; that it has been answered shows in its being the last round as well.
 */
export function toStored(game: Game, record: GameRecord, { index }: LoadedWords): SavedGame {
  const idOf = (place: number | undefined) =>
    place === undefined ? undefined : entryAt(index, place).id
  const stored = (item: Item): SavedItem => {
    const { target, options } = itemIds(item, index)
    const ids = { target, options: [...options] }
    return item.senses === 'gloss'
      ? { ...ids, senses: 1, optionText: 'gloss' }
      : { ...ids, senses: item.senses }
  }
  const { count, among, list = 'zor', set, direction, optionText } = game.plan
  const shown = game.phase === 'over' ? undefined : game
  return {
    ...record,
    plan: { list, set, direction, optionText, count, among: among && [...among] },
    rounds: game.rounds.map(({ item, chosen }) => ({ item: stored(item), chosen: idOf(chosen) })),
    asking: shown && stored(shown.item),
    mark: idOf(shown?.mark),
    closedRounds: game.closedRounds,
  }
}

/** The game of a record, or `outdated` where one of its words is no longer in the list. */
export function fromStored(saved: SavedGame, list: LoadedWords): Result<Game, 'outdated'> {
  const placeOf = (id: string | undefined) => (id === undefined ? undefined : list.places.get(id))
  const asking = saved.asking && itemOf(saved.asking, list)
  const rounds: Round[] = []
  for (const round of saved.rounds) {
    const item = itemOf(round.item, list)
    if (!item) return { ok: false, problem: 'outdated' }
    rounds.push({ item, chosen: placeOf(round.chosen) })
  }
  if (saved.asking && !asking) return { ok: false, problem: 'outdated' }
  const closedRounds = Math.min(saved.closedRounds, rounds.length)
  const played = { plan: planOf(saved), rounds, closedRounds }
  if (!asking) return { ok: true, value: { ...played, phase: 'over' } }
  const last = rounds.at(-1)
  // A word is asked once a game.
  const value: Game =
    last?.item.target === asking.target
      ? { ...played, phase: 'answered', item: last.item, mark: last.chosen }
      : { ...played, phase: 'asking', item: asking, mark: placeOf(saved.mark) }
  return { ok: true, value }
}

/** The plan of a kept game. */
export function planOf({ plan: { list, set, ...plan } }: Pick<SavedGame, 'plan'>): GamePlan {
  return set ? { ...plan, set } : { ...plan, list }
}

function itemOf({ target, ...shown }: SavedItem, list: LoadedWords): Item | undefined {
  const key = list.places.get(target)
  const places = shown.options.map((id) => list.places.get(id))
  const options = places.filter((place) => place !== undefined)
  if (key === undefined || options.length < places.length) return undefined
  const senses = shown.optionText === 'gloss' ? 'gloss' : shown.senses
  const canShow = options.every((place) => {
    const { gloss, turkish } = entryAt(list.index, place)
    return senses === 'gloss' ? gloss !== '' : turkish.length >= senses
  })
  return canShow ? { target: key, options, senses } : undefined
}
