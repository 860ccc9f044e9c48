import { z } from 'zod/mini'
import { directions, listNames, optionTexts } from '#domain/words/entry.ts'
import { type LocalRecord, localRecord, storedKeys } from './local-record.ts'

const item = z
  .object({
    target: z.string(),
    options: z.array(z.string()).check(z.length(5)),
    senses: z.literal([1, 2]),
    // Beside the senses, so that a version that does not know it shows definitions.
    optionText: z.optional(z.enum(optionTexts)),
  })
  .check(
    z.refine(
      ({ target, options }) => options.includes(target) && new Set(options).size === options.length,
    ),
  )

const round = z
  .object({ item, chosen: z.optional(z.string()) })
  .check(z.refine(({ item, chosen }) => chosen === undefined || item.options.includes(chosen)))

/** A game as it is stored: words by the id of their sense, so that a new lexicon can be read. */
const savedGame = z
  .object({
    id: z.string(),
    savedAt: z.number(),
    plan: z.object({
      /** Of a game of a set, none that means anything: older versions know no game without one. */
      list: z.enum(listNames),
      /** The set, if it is a game of one. */
      set: z.optional(z.object({ search: z.string(), name: z.string() })),
      direction: z.enum(directions),
      optionText: z.optional(z.enum(optionTexts)),
      count: z.optional(z.number().check(z.gte(1))),
      among: z.optional(z.array(z.string())),
    }),
    rounds: z.array(round),
    asking: z.optional(item),
    mark: z.optional(z.string()),
    closedRounds: z.number().check(z.gte(0)),
    /** Seconds that the questions were in sight. */
    seconds: z.number().check(z.gte(0)),
    /** The shipped list, by its address, that lacks a word of this game: another may have them all. */
    unreadWith: z.optional(z.string()),
  })
  // Without either there is nothing to go on with, nor to show.
  .check(z.refine(({ asking, rounds }) => asking !== undefined || rounds.length > 0))

export type SavedGame = z.infer<typeof savedGame>

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
