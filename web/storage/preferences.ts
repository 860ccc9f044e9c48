import { z } from 'zod/mini'
import { create } from 'zustand'
import type { GameCount } from '#domain/quiz/game.ts'
import { type Direction, directions, type OptionText, optionTexts } from '#domain/words/entry.ts'
import { localRecord } from './local-record.ts'

/** What the learner has set, on this device. */
export type Preferences = {
  readonly direction: Direction
  readonly count: GameCount
  /** What the options of a question show. */
  readonly optionText: OptionText
  readonly accent: 'us' | 'uk'
  readonly wordSize: 'medium' | 'large' | 'largest'
  /** Whether a picked option brings the next question by itself. */
  readonly autoAdvance: boolean
  /** Whether the right answer is shown at once, before the next question. */
  readonly showAnswer: boolean
  readonly speakWord: boolean
  /** Chance of recall, 0.80 to 0.97, at which a word is asked again. */
  readonly desiredRetention: number
  /** How many words Tekrar asks in a day, and how many of them may be new. */
  readonly wordsADay: number
  readonly newWordsADay: number
  /** Whether single keys such as A or 1 answer (WCAG 2.1.4 asks for a switch). */
  readonly shortcuts: boolean
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
  desiredRetention: 0.9,
  wordsADay: 100,
  newWordsADay: 10,
  shortcuts: true,
}

// Each field on its own: one that cannot be read falls back, the others stay.
const schema = z.object({
  direction: z.catch(z.enum(directions), defaults.direction),
  count: z.catch(z.optional(z.literal([5, 10, 20])), defaults.count),
  optionText: z.catch(z.enum(optionTexts), defaults.optionText),
  accent: z.catch(z.enum(['us', 'uk']), defaults.accent),
  wordSize: z.catch(z.enum(['medium', 'large', 'largest']), defaults.wordSize),
  autoAdvance: z.catch(z.boolean(), defaults.autoAdvance),
  showAnswer: z.catch(z.boolean(), defaults.showAnswer),
  speakWord: z.catch(z.boolean(), defaults.speakWord),
  desiredRetention: z.catch(z.number().check(z.gte(0.8), z.lte(0.97)), defaults.desiredRetention),
  wordsADay: z.catch(z.number().check(z.gte(5), z.lte(500)), defaults.wordsADay),
  newWordsADay: z.catch(z.number().check(z.gte(0), z.lte(50)), defaults.newWordsADay),
  shortcuts: z.catch(z.boolean(), defaults.shortcuts),
})

const record = localRecord('io.preferences', 1, schema)

/** The preferences, live on every screen. They start as the defaults, as the prerendered pages do. */
export const usePreferences = create<Preferences>(() => defaults)

/** Takes over what is stored; called once, after the first paint. */
export function restorePreferences(): void {
  const stored = record.read()
  if (stored.ok && stored.value) usePreferences.setState(stored.value)
}

/** `values` as far as they are preferences: what another version or device may have set. */
export function knownPreferences(values: ReadonlyMap<string, unknown>): Partial<Preferences> {
  const fields = Object.keys(defaults).filter((field) => values.has(field))
  // A record has no undefined: what is unlimited stands there as null.
  const given = values.entries().map(([field, value]) => [field, value ?? undefined] as const)
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) return {}
  return Object.fromEntries(fields.map((field) => [field, parsed.data[field as keyof Preferences]]))
}

/** Changes some preferences and keeps them. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  record.write(usePreferences.getState())
}
