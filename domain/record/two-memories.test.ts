import { expect, test } from 'vitest'
import { aRecall, at } from './an-answer.test-support.ts'
import { isLogRecord } from './log-record.ts'
import { firmnessOf, studiedWord } from './studied-word.ts'

const on = (day: number) => at(`2026-11-${String(day).padStart(2, '0')}T12:00+03:00`)
const recognized = (day: number, more = {}) => aRecall({ ...on(day), question: 'shown', ...more })
const produced = (day: number, more = {}) =>
  aRecall({ ...on(day), direction: 'tr-en', cue: 'definition', ...more })
const before = [recognized(1), recognized(3), recognized(8)]
const known = studiedWord(before)

test('a right production is a right recognition too', () => {
  const word = studiedWord([...before, produced(20)])

  expect(word?.production).toMatchObject({ answers: 1, memory: { wasRight: true } })
  expect(word?.memory?.stabilityDays).toBeGreaterThan(known?.memory?.stabilityDays ?? 0)
  expect(word?.answers).toBe(3)
})

test('a missed production says nothing of recognizing, and the second try of a day as little', () => {
  const missed = studiedWord([...before, produced(20, { grade: 'again' })])
  const again = studiedWord([...before, produced(20, { grade: 'again' }), produced(20)])

  expect(missed?.memory).toEqual(known?.memory)
  expect(again?.memory).toEqual(known?.memory)
  expect(again?.production).toMatchObject({ answers: 2, memory: { wasRight: true } })
})

test('a right recognition says nothing of producing, a missed one that it is lost', () => {
  const once = studiedWord([...before, produced(20)])
  const right = studiedWord([...before, produced(20), recognized(28)])
  const missed = studiedWord([...before, produced(20), recognized(28, { grade: 'again' })])

  expect(right?.production).toEqual(once?.production)
  expect(missed?.production?.memory.wasRight).toBe(false)
  expect(missed?.production?.memory.stabilityDays).toBeLessThan(
    once?.production?.memory.stabilityDays ?? 0,
  )
})

test('who writes what is heard need not know what it means', () => {
  const word = studiedWord([...before, produced(20, { cue: 'sound' })])
  const defined = studiedWord([...before, produced(20)])

  expect(word?.memory).toEqual(known?.memory)
  expect(word?.production?.memory.stabilityDays).toBeLessThan(
    defined?.production?.memory.stabilityDays ?? 0,
  )
})

test('an answer with help counts for less than one without', () => {
  const stability = (more = {}) =>
    studiedWord([...before, produced(20, more)])?.production?.memory.stabilityDays ?? 0

  expect(stability({ wasHelped: true })).toBeLessThan(stability())
  expect(stability({ wasHelped: true })).toBeGreaterThan(stability({ grade: 'again' }))
})

test('a word is never shown as known for what was produced of it alone', () => {
  expect(firmnessOf(studiedWord([produced(1, { grade: 'again' })]))).toBe('met')
})

test('what not every answer has is bounded all the same', () => {
  expect(isLogRecord(produced(1, { wasHelped: true }))).toBe(true)
  expect(isLogRecord(produced(1, { cue: 'smell' }))).toBe(false)
  expect(isLogRecord(produced(1, { wasHelped: 'yes' }))).toBe(false)
})
