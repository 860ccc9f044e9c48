import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexList } from '../quiz/list-index.ts'
import { someEntries } from '../quiz/some-entries.test-support.ts'
import {
  drawWorksheet,
  type Gap,
  lastPaper,
  paperName,
  paperOf,
  type WorksheetPlan,
  type WorksheetWords,
  worksheetCounts,
  worksheetKinds,
} from './worksheet.ts'
import { arrangedWorksheets } from './worksheet-versions.ts'
import { areApart, fewestInGroup, type WorksheetWord } from './worksheet-word.ts'

/** `count` words, of which some share their Turkish: the digits of the senses decide. */
function someWords(count: number, sharing = 0): WorksheetWords {
  const entries = someEntries(count)
  const letters = 'bcdfghklmnprstvyz'
  const glossAt = (place: number) =>
    place < sharing ? 'ortak' : `${letters[place % 17]}a${letters[Math.floor(place / 17)]}ı`
  return {
    words: entries.map(({ id, word }, place) => ({
      sense: id,
      word,
      gloss: glossAt(place),
      meanings: [glossAt(place)],
    })),
    index: indexList(entries),
    places: new Map(entries.map(({ id }, place) => [id, place])),
  }
}

const gapOf = async ({ word }: WorksheetWord): Promise<Gap> => {
  return { before: 'We ', missing: word, after: ' it.', turkish: 'Biz.' }
}

const plans: fc.Arbitrary<WorksheetPlan> = fc.record({
  kinds: fc.subarray([...worksheetKinds], { minLength: 1 }),
  count: fc.constantFrom(...worksheetCounts),
  paper: fc.integer({ min: 0, max: lastPaper }),
})
const sizes = fc.integer({ min: 0, max: 60 })

describe('a worksheet', () => {
  test('is made again by its number, however the words came', async () => {
    await fc.assert(
      fc.asyncProperty(plans, sizes, async (plan, size) => {
        const set = someWords(size)
        const worksheet = await drawWorksheet(set, plan, gapOf)
        const again = await drawWorksheet({ ...set, words: set.words.toReversed() }, plan, gapOf)
        expect(again).toEqual(worksheet)
        expect(arrangedWorksheets(again)).toEqual(arrangedWorksheets(worksheet))
      }),
      { numRuns: 40 },
    )
  })

  test('asks so many of each kind as it is told, where the words are enough', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { matching, options, gap } = await drawWorksheet(someWords(60), plan, gapOf)
        const wanted = (kind: (typeof worksheetKinds)[number]) =>
          plan.kinds.includes(kind) ? plan.count : 0
        expect(matching.flat()).toHaveLength(wanted('matching'))
        expect(options).toHaveLength(wanted('options'))
        expect(gap.flat()).toHaveLength(wanted('gap'))
      }),
      { numRuns: 40 },
    )
  })

  test('asks other words in each kind, as long as there are any', async () => {
    const plan = { kinds: worksheetKinds, count: 10, paper: 7 } as const
    const { matching, options, gap } = await drawWorksheet(someWords(30), plan, gapOf)
    const asked = [...matching.flat(), ...options.map(({ word }) => word), ...gap.flat()]
    expect(new Set(asked.map(({ sense }) => sense)).size).toBe(30)
  })

  test('has groups in which every Turkish text leads to one word alone', async () => {
    await fc.assert(
      fc.asyncProperty(plans, sizes, fc.nat(20), async (plan, size, sharing) => {
        const { matching, gap } = await drawWorksheet(someWords(size, sharing), plan, gapOf)
        for (const group of [...matching, ...gap]) {
          expect(group.length).toBeGreaterThanOrEqual(fewestInGroup)
          for (const [at, word] of group.entries()) {
            expect(group.slice(at + 1).every((other) => areApart(word, other))).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('keeps apart in a group what the proof keeps apart in a question', async () => {
    const entries = someEntries(3)
    const kept = entries.map((entry, place) => (place === 0 ? { ...entry, never: [1] } : entry))
    const set = { ...someWords(3), index: indexList(kept) }
    const plan = { kinds: ['matching'], count: 5, paper: 1 } as const
    expect((await drawWorksheet(set, plan, gapOf)).matching).toEqual([])
  })

  test('leaves out a word whose sentence cannot be asked', async () => {
    const set = someWords(20)
    const plan = { kinds: ['gap'], count: 10, paper: 1 } as const
    const { gap } = await drawWorksheet(set, plan, async (word) =>
      Number(word.sense.match(/\d+/)) % 2 === 0 ? gapOf(word) : undefined,
    )
    expect(gap.flat()).toHaveLength(10)
    expect(gap.flat().every(({ sense }) => Number(sense.match(/\d+/)) % 2 === 0)).toBe(true)
  })
})

describe('the versions A and B', () => {
  test('hold the same, each with one right key for every question', async () => {
    await fc.assert(
      fc.asyncProperty(plans, sizes, async (plan, size) => {
        const worksheet = await drawWorksheet(someWords(size), plan, gapOf)
        const { A, B } = arrangedWorksheets(worksheet)
        for (const { matching, options, gap } of [A, B]) {
          for (const { words, meanings, keys } of matching) {
            expect(keys.map((key) => meanings[key])).toEqual(words)
            expect(new Set(keys).size).toBe(words.length)
          }
          for (const { word, options: shown, key } of options) {
            expect(new Set(shown).size).toBe(5)
            expect(`word${shown[key]}`).toBe(word.word)
          }
          for (const { bank, sentences } of gap) {
            expect(sentences.map(({ missing }) => missing).sort()).toEqual([...bank].sort())
          }
        }
        const asked = ({ matching, options, gap }: typeof A) =>
          [
            ...matching.flatMap(({ words }) => words.map(({ word }) => word)),
            ...options.map(({ word }) => word.word),
            ...gap.flatMap(({ bank }) => bank),
          ].sort()
        expect(asked(B)).toEqual(asked(A))
      }),
      { numRuns: 40 },
    )
  })

  test('never stand in one order', async () => {
    await fc.assert(
      fc.asyncProperty(plans, fc.integer({ min: 5, max: 60 }), async (plan, size) => {
        const { A, B } = arrangedWorksheets(await drawWorksheet(someWords(size), plan, gapOf))
        if (plan.kinds.includes('options')) expect(B.options).not.toEqual(A.options)
        if (plan.kinds.includes('matching')) expect(B.matching).not.toEqual(A.matching)
        const optionsOf = ({ options }: typeof A) =>
          new Map(options.map(({ word, options }) => [word.sense, options.join()]))
        const [inA, inB] = [optionsOf(A), optionsOf(B)]
        for (const [sense, order] of inA) expect(inB.get(sense)).not.toBe(order)
      }),
      { numRuns: 40 },
    )
  })
})

test('a paper is named by four signs, and found by them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: lastPaper }), (paper) => {
      expect(paperName(paper)).toMatch(/^[0-9A-F]{4}$/)
      expect(paperOf(paperName(paper))).toBe(paper)
    }),
  )
  expect(paperName(0x4f2a)).toBe('4F2A')
  expect(paperOf('4f2a')).toBe(0x4f2a)
  for (const none of ['', '4F2', '4F2AB', 'kedi', '-001']) expect(paperOf(none)).toBeUndefined()
})
