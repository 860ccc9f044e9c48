import type { ListName } from '#domain/words/entry.ts'
import { usePreferences } from '../storage/preferences.ts'
import { startGame } from './start-game.ts'

/** Starts a game of a level with the choices that the learner has made by now. */
export function startLevel(list: ListName): void {
  const { direction, count } = usePreferences.getState()
  startGame({ list, direction, count })
}
