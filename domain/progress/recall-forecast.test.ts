import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recallQueue } from '../recall/recall-queue.ts'
import { nextDay, type StudiedWord } from '../record/studied-word.ts'
import { recallForecast } from './recall-forecast.ts'

const limits = { desiredRetention: 0.9, wordsADay: 100, newWordsADay: 10 }
const apart = () => false
const today = 1000

const aWord = (more: Partial<StudiedWord> & { stabilityDays?: number } = {}): StudiedWord => {
  const { stabilityDays = 3, ...rest } = more
  const lastDay = rest.lastDay ?? today - 1
  return {
    sense: 'wilt.v.1',
    list: 'zor',
    memory: { stabilityDays, difficulty: 5, lastDay, wasRight: true },
    answers: 2,
    taughtDay: lastDay,
    isStudied: true,
    wantedDay: undefined,
    lastDay,
    ...rest,
  }
}
const many = (count: number, more: Parameters<typeof aWord>[0]) =>
  Array.from({ length: count }, (_, at) => aWord({ ...more, sense: `${at}.n.1` }))

test('nothing studied is nothing to come', () => {
  expect(recallForecast([], today, limits, apart, 3)).toEqual([0, 0, 0])
  expect(recallForecast([aWord({ isStudied: false })], today, limits, apart, 3)).toEqual([0, 0, 0])
})

test('a word stands on the day on which it falls due, an overdue one today', () => {
  const words = [
    aWord({ sense: 'a', stabilityDays: 3 }),
    aWord({ sense: 'b', lastDay: today - 50 }),
    aWord({ sense: 'c', stabilityDays: 40 }),
  ]

  expect(recallForecast(words, today, limits, apart, 4)).toEqual([1, 0, 1, 0])
})

test('what is over the limit of a day waits for the next, and new words come a few a day', () => {
  const overdue = many(25, { lastDay: today - 50 })
  expect(recallForecast(overdue, today, { ...limits, wordsADay: 10 }, apart, 4)).toEqual([
    10, 10, 5, 0,
  ])

  const fresh = many(25, { taughtDay: undefined })
  expect(recallForecast(fresh, today, limits, apart, 4)).toEqual([10, 10, 5, 0])
})

test('today is what Tekrar asks today; every word comes on its day, or as soon as there is room', () => {
  const words = fc
    .array(
      fc.record({
        stabilityDays: fc.double({ min: 0.2, max: 60, noNaN: true }),
        lastDay: fc.integer({ min: today - 40, max: today }),
        isTaught: fc.boolean(),
      }),
      { maxLength: 60 },
    )
    .map((all) =>
      all.map(({ isTaught, ...word }, at) =>
        aWord({
          ...word,
          sense: `${at}.n.1`,
          taughtDay: isTaught ? Math.min(word.lastDay, today - 1) : undefined,
        }),
      ),
    )
  const someLimits = fc.record({
    desiredRetention: fc.constantFrom(0.8, 0.9, 0.97),
    wordsADay: fc.integer({ min: 0, max: 20 }),
    newWordsADay: fc.integer({ min: 0, max: 5 }),
  })
  fc.assert(
    fc.property(words, someLimits, (studied, given) => {
      const counts = recallForecast(studied, today, given, apart, 14)

      expect(counts[0]).toBe(recallQueue(studied, today, given, apart).today.length)
      expect(counts).toEqual(countedByHand(studied, given))
    }),
  )
})

/** The same, day by day with two plain counters. */
function countedByHand(words: readonly StudiedWord[], given: typeof limits): number[] {
  const taught = words.filter(({ taughtDay }) => taughtDay !== undefined)
  let untaught = words.length - taught.length
  let due = 0
  return Array.from({ length: 14 }, (_, later) => {
    const day = today + later
    due += taught.filter((word) => {
      const dueOn = Math.max(today, nextDay(word, given.desiredRetention, today))
      return dueOn === day
    }).length
    const doneToday =
      later === 0
        ? taught.filter(
            (word) =>
              word.lastDay === today && nextDay(word, given.desiredRetention, today) > today,
          ).length
        : 0
    const room = Math.max(0, given.wordsADay - doneToday)
    const asked = Math.min(room, due)
    const fresh = Math.min(room - asked, untaught, given.newWordsADay)
    due -= asked
    untaught -= fresh
    return asked + fresh
  })
}
