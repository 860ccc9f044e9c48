import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directions } from '../words/entry.ts'
import { anAnswer, at, dayOf } from './an-answer.test-support.ts'
import { answerHistory, pastAnswers, picksInstead } from './answer-history.ts'
import { localDay } from './local-day.ts'
import type { AnswerRecord, ClaimRecord } from './log-record.ts'
import { afterAnswer, grades, questionKinds } from './memory.ts'
import { studiedWord } from './studied-word.ts'

test('a sense without an answer has no history', () => {
  expect(answerHistory([])).toBeUndefined()
  expect(pastAnswers([])).toEqual([])
})

test('an answer belongs to the day of its own clock, which begins at four in the morning', () => {
  const history = answerHistory([
    anAnswer(at('2026-11-21T03:59+03:00')),
    anAnswer(at('2026-11-21T04:00+03:00')),
  ])

  expect(history && pastAnswers([history]).map(({ day }) => day)).toEqual([
    dayOf('2026-11-20'),
    dayOf('2026-11-21'),
  ])
})

test('what was believed after the very first answer is kept with it', () => {
  const answers = [anAnswer({ grade: 'again', seconds: 9 }), anAnswer({ grade: 'easy' })]
  const { stabilityDays } = afterAnswer(undefined, {
    day: 0,
    kind: 'choice',
    grade: 'again',
    seconds: 9,
  })

  expect(answerHistory(answers.toReversed())?.firstStabilityDays).toBe(stabilityDays)
})

test('what was believed after the first answer counts what was said of the word before it', () => {
  const claim: ClaimRecord = {
    ...wordOf(anAnswer()),
    kind: 'claim',
    round: 'claim.1',
    isKnown: true,
  }
  const right = anAnswer()

  expect(answerHistory([right, claim])?.firstStabilityDays).toBe(
    studiedWord([claim, right])?.memory?.stabilityDays,
  )
})

function wordOf({ id, device, at, offsetMinutes, sense, list }: AnswerRecord) {
  return { id, device, at, offsetMinutes, sense, list }
}

test('whatever is packed comes out again, in the order of ids, clocks before 1970 included', () => {
  const answers = fc.array(
    fc.record({
      at: fc.integer({ min: -4e12, max: 9e12 }),
      offsetMinutes: fc.integer({ min: -720, max: 840 }),
      grade: fc.constantFrom(...grades),
      question: fc.constantFrom(...questionKinds),
      asked: fc.constantFrom('game' as const, 'recall' as const),
      direction: fc.constantFrom(...directions),
    }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(answers, (drafts) => {
      const records = drafts.toSorted((a, b) => a.at - b.at).map((draft) => anAnswer(draft))
      const history = answerHistory(records.toReversed())

      expect(history && pastAnswers([history])).toEqual(
        records.map(({ sense, grade, question, asked, direction, at, offsetMinutes }) => ({
          sense,
          grade,
          question,
          asked,
          isProduction: direction === 'tr-en' && question === 'typed',
          day: localDay(at, offsetMinutes),
        })),
      )
    }),
  )
})

test('what was picked instead is told the latest first, each once', () => {
  const wrong = (id: string, chosen: string | null, more: Partial<AnswerRecord> = {}) =>
    anAnswer({ id, sense: 'month.n.1', grade: 'again', chosen, ...more })
  const history = answerHistory([
    wrong('3', 'year.n.1'),
    wrong('1', 'year.n.1'),
    wrong('2', 'week.n.1'),
    // Right, not known, typed and rated ones are no picks of another word.
    wrong('4', 'month.n.1', { grade: 'good' }),
    wrong('5', null),
    wrong('6', 'hafta', { question: 'typed' }),
    wrong('7', null, { question: 'shown' }),
  ])

  expect(history && picksInstead(history)).toEqual(['year.n.1', 'week.n.1'])
})
