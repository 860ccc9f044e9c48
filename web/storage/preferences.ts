import { create } from 'zustand'
import {
  fieldsOr,
  isObject,
  numberWithin,
  oneOf,
  orAbsent,
  type Passing,
  truth,
  wholeNumberWithin,
} from '#domain/field-check.ts'
import { gameCounts } from '#domain/quiz/game.ts'
import { directions, optionTexts } from '#domain/words/entry.ts'
import { localRecord } from './local-record.ts'

/** The most words that can be new in a day. */
export const mostNewWords = 100

const fields = {
  direction: oneOf(directions),
  /** How many questions a game has; `undefined`, which JSON leaves out, is as many as it has words. */
  count: oneOf(gameCounts),
  /** What the options of a question show. */
  optionText: oneOf(optionTexts),
  accent: oneOf(['us', 'uk']),
  wordSize: oneOf(['medium', 'large', 'largest']),
  /** Whether a picked option brings the next question by itself. */
  autoAdvance: truth,
  /** Whether the right answer is shown at once, before the next question. */
  showAnswer: truth,
  speakWord: truth,
  /** Whether a word that has become *kalıcı* and the end of a session can be heard. */
  sounds: truth,
  /** Chance of recall, 0.80 to 0.97, at which a word is asked again. */
  desiredRetention: numberWithin(0.8, 0.97),
  /** How many words Tekrar asks in a day, and how many of them may be new. */
  wordsADay: wholeNumberWithin(5, 500),
  newWordsADay: wholeNumberWithin(0, mostNewWords),
  /** Whether Tekrar asks for the English of firm words; `undefined` until the learner was asked. */
  asksEnglish: orAbsent(truth),
  /** Whether single keys such as A or 1 answer (WCAG 2.1.4 asks for a switch). */
  shortcuts: truth,
}

/** What the learner has set, on this device. */
export type Preferences = {
  readonly [Field in keyof typeof fields]: Passing<(typeof fields)[Field]>
}

const defaults: Preferences = {
  direction: 'en-tr',
  count: 10,
  optionText: 'definition',
  accent: 'us',
  wordSize: 'medium',
  autoAdvance: true,
  showAnswer: false,
  speakWord: false,
  sounds: false,
  desiredRetention: 0.9,
  wordsADay: 100,
  newWordsADay: 10,
  asksEnglish: undefined,
  shortcuts: true,
}

// Each field is read on its own: one that cannot be read falls back, the others stay.
const record = localRecord('io.preferences', 1, isObject)

/** The preferences, live on every screen. They start as the defaults, as the prerendered pages do. */
export const usePreferences = create<Preferences>(() => defaults)

/** Takes over what is stored; called once, after the first paint. */
export function restorePreferences(): void {
  const stored = record.read()
  if (stored.ok && stored.value) usePreferences.setState(known(stored.value))
}

/** `values` as far as they are preferences: what another version or device may have set. */
export function knownPreferences(values: ReadonlyMap<string, unknown>): Partial<Preferences> {
  // A record has no undefined: what is unlimited stands there as null.
  const given = values.entries().map(([field, value]) => [field, value ?? undefined] as const)
  const all = Object.entries(known(Object.fromEntries(given)))
  return Object.fromEntries(all.filter(([field]) => values.has(field)))
}

function known(given: object): Preferences {
  return fieldsOr(given, fields, defaults)
}

/** Changes some preferences and keeps them. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  record.write(usePreferences.getState())
}
