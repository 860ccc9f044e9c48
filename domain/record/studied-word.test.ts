import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAnswer } from './an-answer.test-support.ts'
import type {
  AdoptRecord,
  AnswerRecord,
  ClaimRecord,
  StudyRecord,
  TeachRecord,
} from './log-record.ts'
import { grades, questionKinds } from './memory.ts'
import { firmnessOf, nextDay, studiedWord } from './studied-word.ts'

const hour = 3_600_000
const noon = (100 * 24 + 9) * hour
const answered = (more: Partial<AnswerRecord> = {}): AnswerRecord =>
  anAnswer({ id: '000000000-a', at: noon, offsetMinutes: 180, round: 'game.1', ...more })

const wished = (more: Partial<StudyRecord> = {}): StudyRecord => {
  const { id, device, at, offsetMinutes, sense, list } = answered()
  return { id, device, at, offsetMinutes, sense, list, kind: 'study', round: 'wish.1', ...more }
}

const taught = (more: Partial<TeachRecord> = {}): TeachRecord => ({
  ...wished(),
  kind: 'teach',
  round: 'teach.1',
  ...more,
})

test('a word that was taught is studied, due at once, and not taught again', () => {
  const word = studiedWord([taught()])

  expect(word).toMatchObject({ isStudied: true, memory: undefined, answers: 0 })
  expect(word?.taughtDay).toBe(word?.lastDay)
  expect(word && nextDay(word, 0.9, word.lastDay)).toBe(word?.lastDay)
})

test('being taught is no answer: it says nothing of the memory, and grants no wish', () => {
  const wrong = answered({ id: '1', grade: 'again' })
  const before = studiedWord([wrong, wished({ id: '2' })])
  const after = studiedWord([wrong, wished({ id: '2' }), taught({ id: '3' })])

  expect(after).toEqual({ ...before, taughtDay: before?.lastDay, lesson: after?.lesson })
})

const inRecall = (id: string, more: Partial<AnswerRecord> = {}) =>
  answered({ id, asked: 'recall', ...more })

test('a word that waited for Tekrar has a lesson on the day on which it is taught', () => {
  const waited = answered({ id: '1', grade: 'again' })
  const card = taught({ id: '2' })
  const [right, wrong] = [inRecall('3'), inRecall('4', { grade: 'again' })]
  const recalled = inRecall('5', { question: 'typed' })

  expect(studiedWord([waited, card])?.lesson).toMatchObject({ progress: 'open', next: 'choice' })
  expect(studiedWord([waited, card, wrong])?.lesson).toMatchObject({ next: 'card', misses: 1 })
  expect(studiedWord([waited, card, right, recalled])?.lesson).toMatchObject({
    progress: 'learned',
    day: 100,
  })
  // Answers of a later day are none of its lesson.
  const later = inRecall('6', { grade: 'again', at: noon + 24 * hour })
  expect(studiedWord([waited, card, right, later])?.lesson).toMatchObject({ rights: 1, misses: 0 })
})

test('a word that is said to be known begins its lesson with a recall', () => {
  const waited = answered({ id: '1', grade: 'again' })
  const known = inRecall('2', { question: 'typed' })

  expect(studiedWord([waited, known])?.lesson).toMatchObject({ next: 'choice', recalls: 1 })
})

test('a word that the learner chose to be taught has no lesson in Tekrar', () => {
  expect(studiedWord([taught({ id: '1' }), inRecall('2')])?.lesson).toBeUndefined()
  expect(studiedWord([inRecall('1', { question: 'typed' })])?.lesson).toBeUndefined()
})

const claimed = (isKnown: boolean, more: Partial<ClaimRecord> = {}): ClaimRecord => ({
  ...wished(),
  kind: 'claim',
  round: 'claim.1',
  isKnown,
  ...more,
})

test('what the learner says of a word is no reason to study it, and no memory', () => {
  for (const isKnown of [true, false]) {
    const word = studiedWord([claimed(isKnown)])
    expect(word).toMatchObject({ isStudied: false, memory: undefined, taughtDay: undefined })
    expect(word?.claim).toBe(isKnown ? 'known' : 'unknown')
  }
  const later = claimed(false, { id: '2' })
  expect(studiedWord([claimed(true, { id: '1' }), later])?.claim).toBe('unknown')
})

test('a right pick tells more of a word that was said to be known, a wrong one as much', () => {
  const stability = (...records: (AnswerRecord | ClaimRecord)[]) =>
    studiedWord(records)?.memory?.stabilityDays ?? 0
  const right = answered({ id: '2' })
  const wrong = answered({ id: '2', grade: 'again' })

  expect(stability(claimed(true, { id: '1' }), right)).toBeGreaterThan(stability(right))
  expect(stability(claimed(false, { id: '1' }), right)).toBe(stability(right))
  expect(stability(claimed(true, { id: '1' }), wrong)).toBe(stability(wrong))
  // Still less than a recall that nobody had foretold.
  expect(stability(claimed(true, { id: '1' }), right)).toBeLessThan(
    stability(answered({ question: 'typed' })),
  )
})

test('what was said after an answer changes nothing of what the answer told', () => {
  const right = answered({ id: '1' })
  expect(studiedWord([right, claimed(true, { id: '2' })])?.memory).toEqual(
    studiedWord([right])?.memory,
  )
})

test('a word that was wished for is studied before it was ever asked', () => {
  const word = studiedWord([wished()])

  expect(word).toMatchObject({ isStudied: true, memory: undefined, answers: 0 })
  expect(word?.wantedDay).toBe(word?.lastDay)
})

test('a wish is granted by a question in Tekrar, not by one in a game', () => {
  const inGame = answered({ id: '2' })

  expect(studiedWord([wished({ id: '1' }), inGame])?.wantedDay).toBeDefined()
  expect(studiedWord([wished({ id: '1' }), inGame, inRecall('3')])?.wantedDay).toBeUndefined()
})

test('a right pick on a word never studied is evidence only', () => {
  expect(studiedWord([answered()])).toMatchObject({ isStudied: false, answers: 1 })
})

test('a wrong answer anywhere makes it a word to study, due the same day', () => {
  const word = studiedWord([answered({ grade: 'again' })])

  expect(word).toMatchObject({ isStudied: true, taughtDay: undefined })
  expect(word && nextDay(word, 0.9, word.lastDay)).toBe(word?.lastDay)
})

test('a right answer after the wrong one of the day sends it on to the next day', () => {
  const word = studiedWord([
    answered({ id: '1', grade: 'again' }),
    answered({ id: '2', asked: 'recall', at: noon + hour }),
  ])

  expect(word?.taughtDay).toBe(word?.lastDay)
  expect(word && nextDay(word, 0.9, word.lastDay)).toBeGreaterThan(word?.lastDay ?? 0)
})

test('answers in any order come to the same', () => {
  const records = fc
    .array(
      fc.record({
        at: fc.integer({ min: 0, max: 200 * 24 * hour }),
        grade: fc.constantFrom(...grades),
        question: fc.constantFrom(...questionKinds),
        asked: fc.constantFrom('game', 'recall' as const),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((drafts) => drafts.map((draft, at) => answered({ ...draft, id: String(at).padStart(4) })))
  fc.assert(
    fc.property(records, fc.infiniteStream(fc.nat()), (ordered, keys) => {
      const shuffled = ordered
        .map((record) => ({ record, key: keys.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ record }) => record)

      expect(studiedWord(shuffled)).toEqual(studiedWord(ordered))
    }),
  )
})

const adopted = (more: Partial<AdoptRecord> = {}): AdoptRecord => ({
  ...wished(),
  kind: 'adopt',
  round: 'adopt.1',
  stabilityDays: 40,
  daysBefore: 5,
  ...more,
})

test('a memory of another program is the first one here, and asks on its own day', () => {
  const word = studiedWord([adopted({ difficulty: 6 })])

  expect(word).toMatchObject({
    isStudied: true,
    answers: 0,
    memory: { stabilityDays: 40, difficulty: 6, wasRight: true, wasRecalled: true },
  })
  expect(word && firmnessOf(word)).toBe('lasting')
  const { lastDay = 0, memory, taughtDay = 0 } = word ?? {}
  expect(memory?.lastDay).toBe(lastDay - 5)
  // It takes none of the day's new words.
  expect(taughtDay).toBeLessThan(lastDay)
  expect(word && nextDay(word, 0.9, lastDay)).toBe(lastDay - 5 + 40)
})

test('a memory of another program changes none of our own, and answers go on from it', () => {
  const answer = answered({ id: '1', asked: 'recall', question: 'shown' })
  const own = studiedWord([answer])
  expect(studiedWord([answer, adopted({ id: '2' })])?.memory).toEqual(own?.memory)

  const later = studiedWord([adopted({ id: '0' }), answer])
  expect(later?.memory?.stabilityDays).toBeGreaterThan(40)
  expect(later?.answers).toBe(1)
})
