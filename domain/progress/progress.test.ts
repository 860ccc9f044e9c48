import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer, anUndo, at, dayOf, historiesOf } from '../record/an-answer.test-support.ts'
import { type AnswerRecord, isAnswer, isUndo, type LogRecord } from '../record/log-record.ts'
import { grades, questionKinds } from '../record/memory.ts'
import { studiedWord } from '../record/studied-word.ts'
import { cefrLevels } from '../words/entry.ts'
import { periods } from './per-period.ts'
import { progressOf } from './progress.ts'

const minute = 60_000
const day = 24 * 60 * minute
const today = dayOf('2026-11-20')
const levels = new Map([
  ['a.n.1', 'A1'],
  ['b.n.1', 'A1'],
  ['c.n.1', 'C1'],
] as const)
const setting = {
  today,
  limits: { desiredRetention: 0.9, wordsADay: 100, newWordsADay: 10 },
  clash: () => false,
  notAsked: new Set<string>(),
  gone: new Set<string>(),
  levels,
}

const wordsOf = (records: readonly LogRecord[]) =>
  [...Map.groupBy(standingByHand(records), ({ sense }) => sense).values()].flatMap(
    (answers) => studiedWord(answers) ?? [],
  )
const progress = (records: readonly LogRecord[]) =>
  progressOf(historiesOf(records), wordsOf(records), setting)

test('an empty log comes to nothing, in every figure', () => {
  expect(progress([])).toMatchObject({
    answers: 0,
    daysWorked: { week: 0, month: 0, all: 0 },
    words: { lasting: 0, settling: 0, familiar: 0, met: 0 },
    hard: { week: [], month: [], all: [] },
    confused: { week: [], month: [], all: [] },
    recallRate: { week: undefined, month: undefined, all: undefined },
    retention: { kind: 'too-few', recalls: 0 },
    forecast: Array(14).fill(0),
    levels: { week: [], month: [], all: [] },
  })
})

test('one record comes to one day, one answer, one word to learn where it was wrong', () => {
  const one = anAnswer({ ...at('2026-11-20T12:00+03:00'), sense: 'c.n.1', grade: 'again' })

  expect(progress([one])).toMatchObject({
    answers: 1,
    daysWorked: { week: 1, month: 1, all: 1 },
    words: { lasting: 0, settling: 0, familiar: 0, met: 1 },
    levels: { week: [{ cefr: 'C1', answers: 1, right: 0 }] },
  })
  expect(progress([one]).forecast[0]).toBe(1)
  expect(progress([one]).calendar.at(-1)?.answers).toEqual([0, 0, 0, 0, 1])
})

test('an answer that was taken back is in no figure', () => {
  const kept = anAnswer({ sense: 'a.n.1' })
  const undone = anAnswer({ sense: 'b.n.1', grade: 'again', ...at('2026-11-18T12:00+03:00') })

  expect(progress([kept, undone, anUndo(undone)])).toEqual(progress([kept]))
})

test('records of kinds that are not known, and settings, change nothing', () => {
  const kept = anAnswer()
  const { id, device, at, offsetMinutes } = anAnswer()
  const stamp = { id, device, at, offsetMinutes }

  expect(
    progress([
      kept,
      { ...stamp, kind: 'of-a-later-version' },
      { ...stamp, kind: 'setting', field: 'accent', value: 'uk' },
    ]),
  ).toEqual(progress([kept]))
})

test('of a word that is gone the answers count, and the word itself does not', () => {
  const missed = (sense: string, other: string, minutes: number) =>
    anAnswer({ sense, chosen: other, grade: 'again', at: today * day + minutes * minute })
  const records = [1, 2, 3].flatMap((turn) => [
    missed('own-a.own.1', 'b.n.1', turn),
    missed('b.n.1', 'own-a.own.1', 10 + turn),
  ])
  const found = progressOf(historiesOf(records), wordsOf(records), {
    ...setting,
    notAsked: new Set(['own-a.own.1']),
    gone: new Set(['own-a.own.1']),
  })

  expect(found).toMatchObject({ answers: 6, gone: 1, words: { met: 1 } })
  expect(found.hard.all.map(({ sense }) => sense)).toEqual(['b.n.1'])
  expect(found.confused.all).toEqual([])
  expect(progress(records)).toMatchObject({ gone: 0, words: { met: 2 } })
  expect(progress(records).confused.all).toHaveLength(1)
})

test('without the levels of the words all but the accuracy by level is there', () => {
  const records = [anAnswer()]
  const without = progressOf(historiesOf(records), wordsOf(records), {
    ...setting,
    levels: undefined,
  })

  expect(without).toEqual({ ...progress(records), levels: undefined })
})

const logs = fc
  .array(
    fc.record({
      sense: fc.constantFrom('a.n.1', 'b.n.1', 'c.n.1', 'unknown.n.1'),
      // Half a year around today, the next days as of a clock that is ahead included.
      at: fc.integer({ min: (today - 180) * day, max: (today + 4) * day }),
      offsetMinutes: fc.constantFrom(180, 60, 120, -300, 780, 330, -210),
      grade: fc.constantFrom(...grades),
      question: fc.constantFrom(...questionKinds),
      asked: fc.constantFrom('game' as const, 'recall' as const),
      isUndone: fc.nat(9).map((nth) => nth === 0),
    }),
    { maxLength: 80 },
  )
  .map((drafts) =>
    // A clock that jumps has days of its own: see `believableDays`.
    drafts
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ isUndone, ...draft }): LogRecord[] => {
        const answer = anAnswer(draft)
        return isUndone ? [answer, anUndo(answer)] : [answer]
      }),
  )

test('every figure agrees with plain counting, for any log in any order', () => {
  fc.assert(
    fc.property(logs, fc.infiniteStream(fc.nat()), (records, keys) => {
      const shuffled = records
        .map((record) => ({ record, key: keys.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ record }) => record)
      const found = progress(shuffled)

      expect(found).toEqual(progress(records))
      const answers = standingByHand(records)
      expect(found.answers).toBe(answers.length)
      for (const period of periods) {
        const days = { week: 7, month: 30, all: undefined }[period]
        const inside = answers.filter(
          (answer) =>
            days === undefined || (dayByHand(answer) > today - days && dayByHand(answer) <= today),
        )
        expect(found.daysWorked[period]).toBe(new Set(inside.map(dayByHand)).size)
        const recalls = inside.filter((answer) => isRecallByHand(answer, answers))
        const succeeded = recalls.filter(({ grade }) => grade !== 'again')
        expect(found.recallRate[period]).toBe(
          recalls.length === 0 ? undefined : succeeded.length / recalls.length,
        )
        for (const cefr of cefrLevels) {
          const given = inside.filter(
            ({ sense }) => new Map<string, string>(levels).get(sense) === cefr,
          )
          const right = given.filter(({ grade }) => grade !== 'again')
          const level = found.levels?.[period].find((one) => one.cefr === cefr)
          expect([level?.answers ?? 0, level?.right ?? 0]).toEqual([given.length, right.length])
        }
      }
      const drawn = found.calendar.flatMap((week) => week.answers).reduce((a, b) => a + b, 0)
      const first = found.calendar[0]?.monday ?? 0
      expect(drawn).toBe(
        answers.filter((answer) => dayByHand(answer) >= first && dayByHand(answer) <= today).length,
      )
    }),
    { numRuns: 300 },
  )
})

/** The learner's date by what the clock on the wall showed, four hours earlier. */
function dayByHand({ at, offsetMinutes }: LogRecord): number {
  const wall = new Date(at + (offsetMinutes - 240) * minute).toISOString().slice(0, 10)
  return dayOf(wall)
}

function standingByHand(records: readonly LogRecord[]): AnswerRecord[] {
  return records
    .filter(isAnswer)
    .filter(
      (answer) =>
        !records.some((one) => isUndo(one) && one.round === answer.round && one.id > answer.id),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

function isRecallByHand(answer: AnswerRecord, answers: readonly AnswerRecord[]): boolean {
  const before = answers.filter(({ sense, id }) => sense === answer.sense && id < answer.id)
  return (
    answer.asked === 'recall' &&
    answer.question !== 'choice' &&
    before.length > 0 &&
    before.every((earlier) => dayByHand(earlier) < dayByHand(answer))
  )
}
