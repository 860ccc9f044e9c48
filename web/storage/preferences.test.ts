import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { gameCounts } from '#domain/quiz/game.ts'
import { directions, optionTexts } from '#domain/words/entry.ts'
import { memoryStorage } from './memory-storage.test-support.ts'
import {
  knownPreferences,
  mostNewWords,
  type Preferences,
  restorePreferences,
  setPreferences,
  usePreferences,
} from './preferences.ts'

const defaults = usePreferences.getInitialState()

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

const anyPreferences = fc.record<Preferences>({
  direction: fc.constantFrom(...directions),
  count: fc.constantFrom(...gameCounts),
  optionText: fc.constantFrom(...optionTexts),
  accent: fc.constantFrom('us', 'uk'),
  wordSize: fc.constantFrom('medium', 'large', 'largest'),
  autoAdvance: fc.boolean(),
  showAnswer: fc.boolean(),
  speakWord: fc.boolean(),
  sounds: fc.boolean(),
  desiredRetention: fc.double({ min: 0.8, max: 0.97, noNaN: true }),
  wordsADay: fc.integer({ min: 5, max: 500 }),
  newWordsADay: fc.integer({ min: 0, max: mostNewWords }),
  asksEnglish: fc.constantFrom(true, false, undefined),
  shortcuts: fc.boolean(),
})

test('whatever is set is set again after a reload, also a game without an end', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      setPreferences(preferences)
      reload()

      expect(usePreferences.getState()).toEqual(preferences)
    }),
  )
})

test('each preference that cannot be read falls back, and the others stay', () => {
  const fields = Object.keys(defaults) as (keyof Preferences)[]
  fc.assert(
    fc.property(anyPreferences, fc.subarray(fields), (preferences, damaged) => {
      const stored = Object.fromEntries(
        fields.map((field) => [field, damaged.includes(field) ? ['?'] : preferences[field]]),
      )
      store(JSON.stringify({ version: 1, value: stored }))
      reload()

      for (const field of fields) {
        const expected = damaged.includes(field) ? defaults[field] : preferences[field]
        expect(usePreferences.getState()[field]).toBe(expected)
      }
    }),
  )
})

test('whatever stands in the storage is read without an error, and no more of it than is known', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ version: 1, value })),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      store(text)
      reload()

      expect(Object.keys(usePreferences.getState())).toEqual(Object.keys(defaults))
    }),
  )
})

test('of what another device has set, what is known applies; what is unlimited is null there', () => {
  const given = new Map<string, unknown>([
    ['count', null],
    ['accent', 'uk'],
    ['wordsADay', 7000],
    ['newWordsADay', 2.5],
    ['unheardOf', true],
  ])

  expect(knownPreferences(given)).toEqual({
    count: undefined,
    accent: 'uk',
    wordsADay: 100,
    newWordsADay: 10,
  })
})

function store(text: string): void {
  localStorage.setItem('io.preferences', text)
}

function reload(): void {
  usePreferences.setState(defaults, true)
  restorePreferences()
}
