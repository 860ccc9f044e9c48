import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../record/an-answer.test-support.ts'
import { noonOf } from '../record/local-day.ts'
import { calendarWeeks, daySize, weekdayOf, weeksSince } from './calendar-weeks.ts'

test('the last week ends with today, the others are whole', () => {
  // A Wednesday.
  const weeks = calendarWeeks(new Map([[dayOf('2027-01-06'), 7]]), dayOf('2027-01-06'), 2)

  expect(weeks).toEqual([
    { monday: dayOf('2026-12-28'), answers: [0, 0, 0, 0, 0, 0, 0] },
    { monday: dayOf('2027-01-04'), answers: [0, 0, 7] },
  ])
})

test('weeks begin on a Monday, in whatever year, before 1970 too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 60_000 }),
      fc.integer({ min: 1, max: 60 }),
      (today, count) => {
        const weeks = calendarWeeks(new Map(), today, count)

        expect(weeks).toHaveLength(count)
        for (const { monday } of weeks) expect(new Date(noonOf(monday)).getUTCDay()).toBe(1)
        expect((weeks.at(-1)?.answers.length ?? 0) - 1).toBe(weekdayOf(today))
      },
    ),
  )
})

test('every day of the window stands in it once, at its place, and nothing else does', () => {
  const today = dayOf('2026-11-20')
  const days = fc.array(
    fc.tuple(fc.integer({ min: -400, max: 5 }), fc.integer({ min: 1, max: 99 })),
  )
  fc.assert(
    fc.property(days, (pairs) => {
      const counts = new Map(pairs.map(([before, answers]) => [today + before, answers]))
      const weeks = calendarWeeks(counts, today, 44)

      const drawn = weeks.flatMap(({ monday, answers }) =>
        answers.map((answers, at) => [monday + at, answers] as const),
      )
      const first = weeks[0]?.monday ?? 0
      expect(drawn.map(([day]) => day)).toEqual(
        Array.from({ length: today - first + 1 }, (_, at) => first + at),
      )
      expect(new Map(drawn.filter(([, answers]) => answers > 0))).toEqual(
        new Map(
          [...counts].filter(([day]) => day >= first && day <= today).sort(([a], [b]) => a - b),
        ),
      )
    }),
  )
})

test('a day is the larger the more was done on it', () => {
  expect([0, 1, 9, 10, 29, 30, 79, 80, 5000].map(daySize)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
})

test('the calendar begins with the week of the first day, and is never empty', () => {
  // A Friday.
  const today = dayOf('2026-11-20')

  expect(weeksSince(new Map(), today)).toBe(1)
  expect(weeksSince(new Map([[today, 3]]), today)).toBe(1)
  expect(weeksSince(new Map([[dayOf('2026-11-16'), 3]]), today)).toBe(1)
  expect(
    weeksSince(
      new Map([
        [dayOf('2026-11-15'), 3],
        [today, 1],
      ]),
      today,
    ),
  ).toBe(2)
  // By a clock that was ahead.
  expect(weeksSince(new Map([[today + 30, 3]]), today)).toBe(1)
})
