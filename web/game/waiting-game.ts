import { gameRecord, type SavedGame, savedGameIds } from '../storage/saved-game.ts'

/** Why a kept game cannot go on: its record is damaged, or its words are gone. */
export type LostGame = 'broken' | 'outdated'

/**
 * The kept game to go on with: this tab's own, else the newest of all. Records that cannot be read
 * are cleared, and `lost` says that there were some.
 */
export function newestGame(own: string | undefined): {
  readonly saved: SavedGame | undefined
  readonly lost: LostGame | undefined
} {
  const games: SavedGame[] = []
  let lost: LostGame | undefined
  for (const id of savedGameIds()) {
    const record = gameRecord(id)
    const stored = record.read()
    if (stored.ok) {
      if (stored.value) games.push(stored.value)
    } else {
      record.remove()
      lost = stored.problem === 'broken' ? 'broken' : 'outdated'
    }
  }
  const ownGame = games.find(({ id }) => id === own)
  return { saved: ownGame ?? games.toSorted((a, b) => b.savedAt - a.savedAt)[0], lost }
}
