import {
  anyNumber,
  listOf,
  numberWithin,
  objectOf,
  oneOf,
  orAbsent,
  type Passing,
  suchThat,
  text,
} from '#domain/field-check.ts'
import { directions, listNames, optionTexts } from '#domain/words/entry.ts'
import { type LocalRecord, localRecord, storedKeys } from './local-record.ts'

const item = suchThat(
  objectOf({
    target: text(),
    options: listOf(text(), 5, 5),
    senses: oneOf([1, 2]),
    // Beside the senses, so that a version that does not know it shows definitions.
    optionText: orAbsent(oneOf(optionTexts)),
  }),
  ({ target, options }) => options.includes(target) && new Set(options).size === options.length,
)

const round = suchThat(
  objectOf({ item, chosen: orAbsent(text()) }),
  ({ item, chosen }) => chosen === undefined || item.options.includes(chosen),
)

/** A game as it is stored: words by the id of their sense, so that a new lexicon can be read. */
const savedGame = suchThat(
  objectOf({
    id: text(),
    savedAt: anyNumber,
    plan: objectOf({
      /** Of a game of a set, none that means anything: older versions know no game without one. */
      list: oneOf(listNames),
      /** The set, if it is a game of one. */
      set: orAbsent(objectOf({ search: text(), name: text() })),
      direction: oneOf(directions),
      optionText: orAbsent(oneOf(optionTexts)),
      count: orAbsent(numberWithin(1)),
      among: orAbsent(listOf(text())),
    }),
    rounds: listOf(round),
    asking: orAbsent(item),
    mark: orAbsent(text()),
    closedRounds: numberWithin(0),
    /** Seconds that the questions were in sight. */
    seconds: numberWithin(0),
    /** The shipped list, by its address, that lacks a word of this game: another may have them all. */
    unreadWith: orAbsent(text()),
  }),
  // Without either there is nothing to go on with, nor to show.
  ({ asking, rounds }) => asking !== undefined || rounds.length > 0,
)

export type SavedGame = Passing<typeof savedGame>

const prefix = 'io.game.'

/** The record of the game with this id: one for each tab that plays. */
export function gameRecord(id: string): LocalRecord<SavedGame> {
  return localRecord(`${prefix}${id}`, 1, savedGame)
}

/** The record of the game that was finished last, whose results are shown. */
export const lastResultRecord = localRecord('io.last', 1, savedGame)

/** Ids of the games in this browser that are not finished. */
export function savedGameIds(): string[] {
  return storedKeys(prefix).map((key) => key.slice(prefix.length))
}

const tabKey = 'io.tab'

/** The id of the game of this tab, which survives its reload; `undefined` in a tab without one. */
export function tabGameId(): string | undefined {
  try {
    return sessionStorage.getItem(tabKey) ?? undefined
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export function setTabGameId(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(tabKey)
    else sessionStorage.setItem(tabKey, id)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
