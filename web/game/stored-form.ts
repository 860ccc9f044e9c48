import type { Item } from '#domain/quiz/draw-item.ts'
import type { Game } from '#domain/quiz/game.ts'
import type { Result } from '#domain/result.ts'
import type { LoadedList } from '../lexicon/word-lists.ts'
import type { SavedGame } from '../storage/saved-game.ts'

type SavedItem = NonNullable<SavedGame['asking']>

/** What stands beside the game itself in its record. */
export type GameRecord = Pick<SavedGame, 'id' | 'savedAt' | 'seconds'>

/** `game` with the ids of its words instead of their places, so that it outlives the bundle. */
export function toStored(game: Game, record: GameRecord, { index }: LoadedList): SavedGame {
  const idOf = (place: number) => {
    const entry = index.entries[place]
    if (!entry) throw new RangeError(`no word at place ${place}`)
    return entry.id
  }
  const stored = (item: Item): SavedItem => ({
    target: idOf(item.target),
    options: item.options.map(idOf),
    senses: item.senses,
  })
  const { count, among, list, direction } = game.plan
  return {
    ...record,
    plan: { list, direction, count, among: among && [...among] },
    rounds: game.rounds.map(({ item, chosen }) => ({
      item: stored(item),
      chosen: chosen === undefined ? undefined : idOf(chosen),
    })),
    asking: game.asking && stored(game.asking),
    mark: game.mark === undefined ? undefined : idOf(game.mark),
    closedRounds: game.closedRounds,
  }
}

/** The game of a record, or `outdated` where one of its words is no longer in the list. */
export function fromStored(saved: SavedGame, list: LoadedList): Result<Game, 'outdated'> {
  const placeOf = (id: string) => list.places.get(id)
  const item = (stored: SavedItem): Item | undefined => {
    const target = placeOf(stored.target)
    const options = stored.options.map(placeOf).filter((place) => place !== undefined)
    if (target === undefined || options.length < stored.options.length) return undefined
    const canShow = options.every(
      (place) => (list.index.entries[place]?.turkish.length ?? 0) >= stored.senses,
    )
    return canShow ? { target, options, senses: stored.senses } : undefined
  }
  const rounds = saved.rounds.map((round) => {
    const restored = item(round.item)
    return restored && { item: restored, chosen: round.chosen && placeOf(round.chosen) }
  })
  const asking = saved.asking && item(saved.asking)
  if (rounds.includes(undefined) || (saved.asking && !asking)) {
    return { ok: false, problem: 'outdated' }
  }
  const answered = rounds.filter((round) => round !== undefined) as Game['rounds']
  const last = answered.at(-1)
  return {
    ok: true,
    value: {
      plan: saved.plan,
      rounds: answered,
      // An answered item is one and the same in both places: see `isAnswered`.
      asking: isSameItem(asking, last?.item) ? last?.item : asking,
      mark: saved.mark === undefined ? undefined : placeOf(saved.mark),
      closedRounds: Math.min(saved.closedRounds, answered.length),
    },
  }
}

function isSameItem(a: Item | undefined, b: Item | undefined): boolean {
  return a !== undefined && a.target === b?.target
}
