import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aRecall } from '../record/an-answer.test-support.ts'
import { type Lesson, lessonStart } from '../record/lesson.ts'
import type { AnswerRecord, StudyRecord } from '../record/log-record.ts'
import { type StudiedWord, studiedWord } from '../record/studied-word.ts'
import { nextQuestion, recallQueue } from './recall-queue.ts'

const today = 100
const word = (sense: string, more: Partial<StudiedWord> = {}): StudiedWord => ({
  sense,
  list: 'zor',
  memory: { stabilityDays: 5, difficulty: 5, lastDay: today - 6, wasRight: true },
  wantedDay: undefined,
  answers: 3,
  taughtDay: today - 20,
  isStudied: true,
  lastDay: today - 6,
  ...more,
})
const waiting = (sense: string, lastDay = today - 1) =>
  word(sense, {
    taughtDay: undefined,
    lastDay,
    memory: { stabilityDays: 0.2, difficulty: 6, lastDay, wasRight: false },
  })
const memory = { stabilityDays: 5, difficulty: 5, lastDay: 0, wasRight: true }
const limits = { desiredRetention: 0.9, wordsADay: 100, newWordsADay: 3 }
const never = () => false
const lesson = (progress: Lesson['progress'], day = today) => ({ ...lessonStart, progress, day })
const senses = (words: readonly StudiedWord[]) => words.map(({ sense }) => sense)

test('what is due comes before what is new, the most forgotten first', () => {
  const words = [
    waiting('new'),
    word('fresher', {
      memory: { stabilityDays: 5, difficulty: 5, lastDay: today - 6, wasRight: true },
    }),
    word('faded', {
      memory: { stabilityDays: 5, difficulty: 5, lastDay: today - 40, wasRight: true },
    }),
    word('later', {
      memory: { stabilityDays: 50, difficulty: 5, lastDay: today - 6, wasRight: true },
    }),
  ]

  expect(senses(recallQueue(words, today, limits, never).today)).toEqual([
    'faded',
    'fresher',
    'new',
  ])
})

test('what was wished for comes first, however much, and takes the room of other words', () => {
  const wish = word('wish', {
    memory: undefined,
    answers: 0,
    taughtDay: undefined,
    wantedDay: today,
  })
  const early = word('early', {
    wantedDay: today - 1,
    memory: { stabilityDays: 50, difficulty: 5, lastDay: today - 6, wasRight: true },
  })
  const words = [waiting('new'), word('due'), wish, early]
  const with_ = (more: Partial<typeof limits>) =>
    senses(recallQueue(words, today, { ...limits, ...more }, never).today)

  expect(with_({})).toEqual(['wish', 'early', 'due', 'new'])
  expect(with_({ wordsADay: 3 })).toEqual(['wish', 'early', 'due'])
  expect(with_({ wordsADay: 1 })).toEqual(['wish', 'early'])
  expect(with_({ newWordsADay: 1 })).toEqual(['wish', 'early', 'due'])
})

test('a wish that is granted leaves the rest of the day as it was', () => {
  const day = 20_000
  const noon = (day * 24 + 9) * 3_600_000
  const asked = (id: string, sense: string, at: number) =>
    aRecall({ id, sense, at, offsetMinutes: 180 })
  const yesterday = noon - 24 * 3_600_000
  const wish: StudyRecord = {
    id: '2',
    device: 'a',
    at: noon,
    offsetMinutes: 180,
    kind: 'study',
    round: 'w',
    sense: 'firm',
    list: 'zor',
  }
  const due = word('due', { memory: { ...memory, lastDay: day - 40 }, lastDay: day - 40 })
  const queueOf = (records: readonly (AnswerRecord | StudyRecord)[]) => {
    const firm = studiedWord(records)
    const two = { ...limits, wordsADay: 2 }
    return senses(recallQueue(firm ? [firm, due] : [due], day, two, never).today)
  }
  const before = asked('1', 'firm', yesterday)

  expect(queueOf([before, wish])).toEqual(['firm', 'due'])
  expect(queueOf([before, wish, asked('3', 'firm', noon + 60_000)])).toEqual(['due'])
})

test('a word that only was right in games is not asked', () => {
  expect(recallQueue([word('a', { isStudied: false })], today, limits, never).today).toEqual([])
})

test('new words are as many as the day has room for, and the others wait', () => {
  const words = ['a', 'b', 'c', 'd', 'e'].map((sense) => waiting(sense))
  const own = taughtToday('t', { lesson: lesson('learned') })
  const queue = recallQueue([...words, own], today, limits, never)

  expect(queue.today).toHaveLength(2)
  expect(queue.next?.day).toBe(today + 1)
})

const taughtToday = (sense: string, more: Partial<StudiedWord> = {}) =>
  word(sense, {
    taughtDay: today,
    lastDay: today,
    memory: { stabilityDays: 5, difficulty: 5, lastDay: today, wasRight: true },
    ...more,
  })

test('what the learner chose to be taught today takes the room of no new word and no review', () => {
  const chosen = ['x', 'y', 'z'].map((sense) => taughtToday(sense))
  const words = [...['a', 'b', 'c'].map((sense) => waiting(sense)), word('due')]

  const queue = recallQueue([...words, ...chosen], today, { ...limits, wordsADay: 4 }, never)
  expect(senses(queue.today).toSorted()).toEqual(['a', 'b', 'c', 'due'])
  // Still no two that are easily taken for one another.
  const clash = (a: string, b: string) => a === 'a' && b === 'x'
  expect(senses(recallQueue([...words, ...chosen], today, limits, clash).today)).not.toContain('a')
})

test('a word that is being taught stays in the day until it is learned, before all that is due', () => {
  const open = taughtToday('open', { lesson: lesson('open') })
  const words = [word('due'), open, taughtToday('done', { lesson: lesson('learned') })]
  const [first, ...others] = recallQueue(words, today, limits, never).today

  expect(first).toMatchObject({ sense: 'open', isNew: true })
  expect(others).toMatchObject([{ sense: 'due', isNew: false }])
  // The day after it is a word like any other.
  const later = recallQueue([open], today + 30, limits, never).today
  expect(later).toMatchObject([{ sense: 'open', isNew: false }])
})

test('a word put aside was missed often enough: it comes another day', () => {
  const aside = taughtToday('aside', {
    lesson: lesson('aside'),
    memory: { stabilityDays: 0.2, difficulty: 6, lastDay: today, wasRight: false },
  })

  expect(recallQueue([aside], today, limits, never)).toEqual({
    today: [],
    next: { day: today + 1, count: 1 },
  })
})

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

test('words of one standing come in no alphabetical order, and in another one every day', () => {
  const orderOn = (day: number) => {
    const lastDay = day - 6
    const words = alphabet.map((sense) =>
      word(sense, {
        lastDay,
        memory: { stabilityDays: 5, difficulty: 5, lastDay, wasRight: true },
      }),
    )
    return senses(recallQueue(words, day, limits, never).today).join('')
  }

  expect(orderOn(today)).toBe(orderOn(today))
  expect(orderOn(today)).not.toBe(orderOn(today + 1))
  expect(orderOn(today)).not.toBe(alphabet.join(''))
  expect(Array.from(orderOn(today)).toSorted()).toEqual(alphabet)
})

test('what was asked leaves the queue, and the rest of it stays in its order', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(10), fc.nat(19), (due, fresh, asked) => {
      const words = [
        ...Array.from({ length: due }, (_, at) => word(`d${at}`)),
        ...Array.from({ length: fresh }, (_, at) => waiting(`n${at}`)),
      ]
      const before = senses(recallQueue(words, today, limits, never).today)
      const known = before[asked % Math.max(1, before.length)]
      const after = words.map((one) =>
        one.sense === known
          ? word(known, {
              taughtDay: one.taughtDay ?? today,
              ...(one.taughtDay === undefined && { lesson: lesson('learned') }),
              lastDay: today,
              memory: { stabilityDays: 9, difficulty: 5, lastDay: today, wasRight: true },
            })
          : one,
      )

      expect(senses(recallQueue(after, today, limits, never).today)).toEqual(
        before.filter((sense) => sense !== known),
      )
    }),
  )
})

test('words that clash are not taught on one day', () => {
  const clash = (a: string, b: string) => a[0] === b[0]
  const words = ['affect', 'adapt', 'bias'].map((sense, at) => waiting(sense, today - 5 + at))

  expect(senses(recallQueue(words, today, limits, clash).today)).toEqual(['affect', 'bias'])
})

test('a wrong word of today is asked again today', () => {
  const wrong = word('w', {
    lastDay: today,
    memory: { stabilityDays: 1, difficulty: 7, lastDay: today, wasRight: false },
  })

  expect(senses(recallQueue([wrong], today, limits, never).today)).toEqual(['w'])
})

test('the queue never exceeds the day, and an empty one tells when the next is due', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(30), fc.nat(20), (due, fresh, wordsADay) => {
      const words = [
        ...Array.from({ length: due }, (_, at) => word(`d${at}`)),
        ...Array.from({ length: fresh }, (_, at) => waiting(`n${at}`)),
      ]
      const queue = recallQueue(words, today, { ...limits, wordsADay }, never)

      expect(queue.today.length).toBe(Math.min(wordsADay, due + Math.min(3, fresh)))
    }),
  )
  const later = word('later', {
    memory: { stabilityDays: 50, difficulty: 5, lastDay: today, wasRight: true },
  })
  expect(recallQueue([later], today, limits, never)).toEqual({
    today: [],
    next: { day: today + 50, count: 1 },
  })
  expect(recallQueue([], today, limits, never).next).toBeUndefined()
})

test('a fresh or failed memory is asked by options, an older one has to be recalled', () => {
  const memory = { stabilityDays: 10, difficulty: 5, lastDay: 0, wasRight: true }

  expect(nextQuestion({ ...memory, stabilityDays: 0.6 }, 1)).toBe('choice')
  expect(nextQuestion({ ...memory, wasRight: false }, 5)).toBe('choice')
  expect(new Set([4, 5].map((answers) => nextQuestion(memory, answers)))).toEqual(
    new Set(['shown', 'typed']),
  )
})
