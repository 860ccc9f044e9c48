import { z } from 'zod/mini'
import { create } from 'zustand'
import { type Direction, directions, type GameCount } from '#domain/game.ts'
import { localRecord } from './local-record.ts'

/** What the learner has set, on this device. */
export type Preferences = {
  readonly direction: Direction
  readonly count: GameCount
  readonly accent: 'us' | 'uk'
  readonly wordSize: 'medium' | 'large' | 'largest'
  /** Whether a picked option brings the next question by itself. */
  readonly autoAdvance: boolean
  /** Whether the right answer is shown at once, before the next question. */
  readonly showAnswer: boolean
  readonly speakWord: boolean
  /** Whether single keys such as A or 1 answer (WCAG 2.1.4 asks for a switch). */
  readonly shortcuts: boolean
}

// Each field on its own: one that cannot be read falls back, the others stay.
const schema = z.object({
  direction: z.catch(z.enum(directions), 'en-tr'),
  count: z.catch(z.optional(z.literal([5, 10, 20])), 10),
  accent: z.catch(z.enum(['us', 'uk']), 'us'),
  wordSize: z.catch(z.enum(['medium', 'large', 'largest']), 'medium'),
  autoAdvance: z.catch(z.boolean(), true),
  showAnswer: z.catch(z.boolean(), false),
  speakWord: z.catch(z.boolean(), false),
  shortcuts: z.catch(z.boolean(), true),
})

const record = localRecord('io.preferences', 1, schema)

const defaults: Preferences = {
  direction: 'en-tr',
  count: 10,
  accent: 'us',
  wordSize: 'medium',
  autoAdvance: true,
  showAnswer: false,
  speakWord: false,
  shortcuts: true,
}

/** The preferences, live on every screen. They start as the defaults, as the prerendered pages do. */
export const usePreferences = create<Preferences>(() => defaults)

/** Takes over what is stored; called once, after the first paint. */
export function restorePreferences(): void {
  const stored = record.read()
  if (stored.ok && stored.value) usePreferences.setState(stored.value)
}

/** Changes some preferences and keeps them. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  record.write(usePreferences.getState())
}
