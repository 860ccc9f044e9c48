import {
  anyNumber,
  type Checked,
  listOf,
  objectOf,
  oneOf,
  orAbsent,
  text,
} from '#domain/field-check.ts'
import { type ListName, listNames } from '#domain/words/entry.ts'
import { localRecord } from './local-record.ts'

const gameFields = {
  id: text(),
  finishedAt: anyNumber,
  /** Of a game of a set, none that means anything: older versions know no game without one. */
  list: oneOf(listNames),
  /** What the set was called, if it was a game of one. */
  name: orAbsent(text()),
  total: anyNumber,
  correct: anyNumber,
}

/** What is kept of a finished game: enough for a line in the list of earlier games. */
export type FinishedGame = Checked<typeof gameFields>

const keptGames = 20
const history = localRecord('io.games', 1, listOf(objectOf(gameFields)))

/** The finished games, newest first. */
export function finishedGames(): readonly FinishedGame[] {
  const stored = history.read()
  return stored.ok ? (stored.value ?? []) : []
}

/** Keeps a finished game; one that was resumed and finished again replaces itself. */
export function keepFinishedGame(game: FinishedGame): void {
  const others = finishedGames().filter(({ id }) => id !== game.id)
  history.write([game, ...others].slice(0, keptGames))
}

/** What games are of: a list, or sets of words. */
type Played = ListName | 'set'

const keptTargets = 60
const recentTargets = (list: Played) => localRecord(`io.recent.${list}`, 1, listOf(text()))

/** Ids of the words asked in the last games of `list`, newest first. */
export function recentTargetIds(list: Played): readonly string[] {
  const stored = recentTargets(list).read()
  return stored.ok ? (stored.value ?? []) : []
}

export function keepRecentTargets(list: Played, ids: readonly string[]): void {
  const all = new Set([...ids, ...recentTargetIds(list)])
  recentTargets(list).write([...all].slice(0, keptTargets))
}
