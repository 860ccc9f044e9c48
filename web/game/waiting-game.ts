import { quizAddress, wordIndexAddress } from '../lexicon/bundle-addresses.ts'
import { gameRecord, type SavedGame, savedGameIds } from '../storage/saved-game.ts'

/**
 * Why a kept game cannot go on: its record is damaged, its words are gone, or a newer version of
 * the product keeps it.
 */
export type LostGame = 'broken' | 'outdated' | 'newer'

const asideMs = 30 * 24 * 3_600_000

/**
 * The kept game to go on with: this tab's own, else the newest of all. Records that nobody can read
 * any more are cleared, and `lost` says that there were some. Those of a newer version stay, and so
 * for a month do games that this build lacks words of: after an update in another tab, or when a
 * release is taken back, they are still being played.
 */
export function newestGame(
  own: string | undefined,
  now: number,
): {
  readonly saved: SavedGame | undefined
  readonly lost: LostGame | undefined
} {
  const games: SavedGame[] = []
  let lost: LostGame | undefined
  for (const id of savedGameIds()) {
    const record = gameRecord(id)
    const stored = record.read()
    if (!stored.ok) {
      record.remove()
      lost = stored.problem === 'older' ? 'outdated' : stored.problem
    } else if (stored.value && !isAside(stored.value)) games.push(stored.value)
    else if (stored.value && now - stored.value.savedAt > asideMs) record.remove()
  }
  const ownGame = games.find(({ id }) => id === own)
  return { saved: ownGame ?? games.toSorted((a, b) => b.savedAt - a.savedAt)[0], lost }
}

/** Offers a game no more as long as the list that lacks its words is the one that is shipped. */
export function setAside(id: string): void {
  const record = gameRecord(id)
  // Read anew: another tab may have gone on with it.
  const stored = record.read()
  if (!stored.ok || !stored.value) return
  record.write({ ...stored.value, unreadWith: wordsOf(stored.value) })
}

function isAside(game: SavedGame): boolean {
  return game.unreadWith === wordsOf(game)
}

/** The address of what is shipped of its words: another one may have them. */
function wordsOf({ plan: { list, set } }: SavedGame): string | undefined {
  return set ? wordIndexAddress : quizAddress.get(list)
}
