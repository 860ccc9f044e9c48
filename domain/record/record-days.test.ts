import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer } from './an-answer.test-support.ts'
import { type AdoptRecord, isLogRecord } from './log-record.ts'
import { believableDays } from './record-days.ts'
import { nextDay, studiedWord } from './studied-word.ts'

const noon = (day: number) => (day * 24 + 12) * 3_600_000
const on = (day: number, more: Parameters<typeof anAnswer>[0] = {}) =>
  anAnswer({ at: noon(day), offsetMinutes: 0, asked: 'recall', ...more })

test.each([
  ['a clock that never jumped', [1, 4, 4, 9], [1, 4, 4, 9]],
  ['travel', [5, 4, 6, 5], [5, 4, 6, 5]],
  ['an answer a year ahead', [100, 465, 101], [100, 100, 101]],
  ['many answers a year ahead', [100, 465, 466, 467, 468, 101], [100, 100, 100, 100, 100, 101]],
  ['a first answer a year ahead', [465, 101, 103], [101, 101, 103]],
  ['an answer of 1970', [20000, 20003, 0, 20005], [20000, 20003, 20003, 20005]],
  ['a flat battery', [898, 899, 900, 0, 1, 905], [898, 899, 900, 900, 900, 905]],
])('%s', (_, days, believed) => {
  expect(believableDays(days)).toEqual(believed)
})

test('days that are believed are days that were, end as they did and never fall far', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 30000 }), { minLength: 1 }), (days) => {
      const believed = believableDays(days)

      expect(believed).toHaveLength(days.length)
      expect(believed.at(-1)).toBe(days.at(-1))
      for (const [place, day] of believed.entries()) {
        expect(days).toContain(day)
        expect(day + 4).toBeGreaterThanOrEqual(believed[place - 1] ?? day)
      }
    }),
  )
})

test('a word of a hundred thousand records whose clock only went back is derived', () => {
  const days = Array.from({ length: 100_000 }, (_, place) => 3 * (100_000 - place))

  expect(new Set(believableDays(days))).toEqual(new Set([3]))
})

test('a wrong answer brings a word back the same day, whatever a clock that ran ahead had said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 20000 }),
      fc.integer({ min: 1, max: 9 }),
      (ahead, often) => {
        const today = 20000
        const earlier = Array.from({ length: often }, () => on(today + ahead, { grade: 'easy' }))
        const word = studiedWord([on(today - 3), ...earlier, on(today, { grade: 'again' })])

        expect(word && nextDay(word, 0.9, today)).toBe(today)
      },
    ),
  )
})

test('nothing is due later than an answer of today could make it', () => {
  const today = 20000
  const days = fc.array(fc.integer({ min: 0, max: 60000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(days, fc.constantFrom('good', 'again' as const), (all, grade) => {
      const word = studiedWord(all.map((day) => on(day, { grade, question: 'typed' })))
      const stability = word?.memory?.stabilityDays ?? 0

      // At 0.90 the interval is the stability.
      const latest = today + 1 + Math.max(1, Math.round(stability))
      expect(word && nextDay(word, 0.9, today)).toBeLessThanOrEqual(latest)
    }),
  )
})

test('a word that was only asked while the clock ran a year ahead waits for nothing', () => {
  const today = 20000
  const word = studiedWord([on(today + 365), on(today + 370)])

  expect(word && nextDay(word, 0.9, today)).toBe(today)
  const again = studiedWord([on(today + 365), on(today + 370), on(today)])
  expect(again && nextDay(again, 0.9, today)).toBeLessThan(today + 30)
})

test('whatever memory was adopted, on whatever day, a wrong answer of today brings the word back today', () => {
  const today = 20000
  const day = fc.integer({ min: 0, max: 47_000 })
  const stabilityDays = fc.double({ min: 0.01, max: 36_500, noNaN: true })
  const daysBefore = fc.integer({ min: 0, max: 36_500 })
  fc.assert(
    fc.property(day, stabilityDays, daysBefore, (onDay, stabilityDays, daysBefore) => {
      const { id, device, at, offsetMinutes, round, sense, list } = on(onDay)
      const adopted: AdoptRecord = {
        ...{ id, device, at, offsetMinutes, round, sense, list },
        kind: 'adopt',
        stabilityDays,
        daysBefore,
      }
      expect(isLogRecord(adopted)).toBe(true)
      const alone = studiedWord([adopted])
      const word = studiedWord([adopted, on(today, { grade: 'again' })])

      const latest = Math.max(
        today,
        today + 1 - daysBefore + Math.max(1, Math.round(stabilityDays)),
      )
      expect(alone && nextDay(alone, 0.9, today)).toBeLessThanOrEqual(latest)
      expect(word && nextDay(word, 0.9, today)).toBe(today)
    }),
  )
})
