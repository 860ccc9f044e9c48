import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Memory } from '../record/memory.ts'
import type { StudiedWord } from '../record/studied-word.ts'
import { dueWords } from './due-words.ts'

const today = 100
const memory = (more: Partial<Memory> = {}): Memory => ({
  stabilityDays: 20,
  difficulty: 5,
  lastDay: today - 5,
  wasRight: true,
  ...more,
})
const word = (more: Partial<StudiedWord> = {}): StudiedWord => ({
  sense: 'wilt.v.1',
  list: 'zor',
  memory: memory(),
  answers: 5,
  taughtDay: today - 30,
  isStudied: true,
  wantedDay: undefined,
  lastDay: today - 5,
  ...more,
})
const produced = (more: Partial<Memory>, firstDay = today - 10): StudiedWord['production'] => ({
  memory: memory(more),
  answers: 1,
  firstDay,
})
const limits = { desiredRetention: 0.9, newWordsADay: 2, asksEnglish: true }
const inOrder = (a: StudiedWord, b: StudiedWord) => (a.sense < b.sense ? -1 : 1)
const dueOf = (one: StudiedWord, more: Partial<typeof limits> = {}) =>
  dueWords([one], today, { ...limits, ...more }, inOrder).get(one.sense)

test('the English of a firm word is asked for, where the learner wants that', () => {
  expect(dueOf(word())).toEqual({ day: today, direction: 'tr-en' })
  expect(dueOf(word(), { asksEnglish: false })).toEqual({ day: today + 15, direction: 'en-tr' })
})

test.each([
  ['fresh', memory({ stabilityDays: 6 })],
  ['missed', memory({ wasRight: false })],
  ['never asked', undefined],
])('the English of a word that is %s is not asked for', (_, its) => {
  expect(dueOf(word({ memory: its }))?.direction).toBe('en-tr')
})

test('where both are due, the English is asked for, which says something of both', () => {
  const both = word({
    memory: memory({ stabilityDays: 8, lastDay: today - 9 }),
    production: produced({ stabilityDays: 3 }),
  })

  expect(dueOf(both)).toMatchObject({ direction: 'tr-en' })
  expect(dueOf(both, { asksEnglish: false })?.day).toBeLessThanOrEqual(today)
})

test('a word that was asked today is not asked the other way round before tomorrow', () => {
  const recognized = word({ memory: memory({ lastDay: today }), lastDay: today })
  const missedInEnglish = word({
    memory: memory({ stabilityDays: 8, lastDay: today - 20 }),
    production: produced({ lastDay: today, stabilityDays: 1 }),
    lastDay: today,
  })

  expect(dueOf(recognized)).toEqual({ day: today + 1, direction: 'tr-en' })
  expect(dueOf(missedInEnglish)?.day).toBe(today + 1)
})

test('what was missed in English comes again the same day', () => {
  const missed = word({
    production: produced({ lastDay: today, wasRight: false }),
    lastDay: today,
  })

  expect(dueOf(missed)).toEqual({ day: today, direction: 'tr-en' })
})

test('words are asked for their English for the first time in the number of the day', () => {
  const words = Array.from('abcde', (sense) => word({ sense }))
  const begun = word({
    sense: 'z',
    production: produced({ lastDay: today }, today),
    lastDay: today,
  })
  const days = (all: StudiedWord[], newWordsADay = 2) =>
    [...dueWords(all, today, { ...limits, newWordsADay }, inOrder)]
      .filter(([sense, { direction }]) => sense !== 'z' && direction === 'tr-en')
      .map(([sense, { day }]) => `${sense} ${day - today}`)

  expect(days(words)).toEqual(['a 0', 'b 0', 'c 1', 'd 1', 'e 2'])
  expect(days([...words, begun])).toEqual(['a 0', 'b 1', 'c 1', 'd 2', 'e 2'])
  expect(days(words, 0)).toEqual([])
})

test('every word has one day and one direction, and asking for English hides no word', () => {
  const memories = fc.record({
    stabilityDays: fc.double({ min: 0.1, max: 400, noNaN: true }),
    lastDay: fc.integer({ min: today - 200, max: today }),
    wasRight: fc.boolean(),
  })
  const words = fc
    .array(fc.record({ memory: memories, production: fc.option(memories) }), { maxLength: 20 })
    .map((all) =>
      all.map((one, at) => {
        const its = memory(one.memory)
        const production = one.production ? produced(one.production) : undefined
        return word({
          sense: `w${at}`,
          memory: its,
          production,
          lastDay: Math.max(its.lastDay, production?.memory.lastDay ?? 0),
        })
      }),
    )
  fc.assert(
    fc.property(words, (all) => {
      const without = dueWords(all, today, { ...limits, asksEnglish: false }, inOrder)
      const due = dueWords(all, today, limits, inOrder)

      expect([...due.keys()]).toEqual(all.map(({ sense }) => sense))
      for (const [sense, { day }] of due) {
        expect(day).toBeLessThanOrEqual(Math.max(today + 1, without.get(sense)?.day ?? 0))
      }
    }),
  )
})
