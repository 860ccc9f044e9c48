import { expect, test } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import type { DueWord } from '#domain/recall/recall-queue.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aRun, choice, question, seen, sense, word } from './a-recall-run.test-support.ts'

test('a word for which no five options can be made is asked by showing it', () => {
  const run = aRun([word(0)], { entries: someEntries(4) })

  expect(seen(run)).toBe('asking shown word0.n.1')
})

test('words that their list no longer has are passed over, and the run still ends', () => {
  expect(seen(aRun([word(99), word(1)]))).toBe('asking choice word1.n.1')
  expect(seen(aRun([word(99)]))).toBe('over')
})

test('a word of no list has options where its words came', () => {
  const entries = someEntries(20)
  const unlisted = wordsInMemory({ part: 'a2', version: 'v2', asked: 12, entries })
  const lists = new Map([['', unlisted]])

  expect(seen(aRun([word(3, { list: '' })], { lists }))).toBe('asking choice word3.n.1')
  // One that is only an option beside others is asked by its card.
  expect(seen(aRun([word(15, { list: '' })], { lists }))).toBe('asking shown word15.n.1')
})

test('options are glosses where the learner has set them so, and the record says it', async () => {
  const run = aRun([word(0)], { optionText: () => 'gloss' })
  expect(choice(run).item.senses).toBe('gloss')
  run.pick(undefined)
  await run.goOn()

  expect(run.records).toEqual([expect.objectContaining({ optionText: 'gloss' })])
})

test('what was picked wrongly comes back among the options, of this run and of those before', async () => {
  const run = aRun([word(0)], {
    entries: someEntries(40),
    wrongPicks: (of) => (of === sense(0) ? [sense(33)] : []),
  })
  expect(choice(run).item.options).toContain(33)
  const wrong = choice(run).item.options.find((place) => place !== 0 && place !== 33)
  run.pick(wrong)
  await run.goOn()

  expect(choice(run).item.options).toEqual(expect.arrayContaining([33, wrong]))
})

test('a word that was known before stands beside four lures, a new one beside three', () => {
  const lures = [1, 2, 3, 4, 5, 6]
  const entries = someEntries(40).map((entry, place) => {
    const fields = place === 0 || place > 30 ? ['food'] : entry.fields
    return place === 0 ? { ...entry, fields, lures: [lures] } : { ...entry, fields }
  })
  const tempting = (more: Partial<DueWord>) =>
    choice(aRun([word(0, more)], { entries })).item.options.filter((place) => lures.includes(place))

  expect(tempting({})).toHaveLength(4)
  expect(tempting({ memory: undefined })).toHaveLength(3)
})

test('a word of no list is passed over once its card says that it is gone, and only then', () => {
  const run = aRun([word(7, { list: '' }), word(8, { list: '' }), word(1)])
  expect(seen(run)).toBe('asking shown word7.n.1')
  const gone = question(run)
  run.passOver(gone)
  run.passOver(gone)

  expect(seen(run)).toBe('asking shown word8.n.1')
})
