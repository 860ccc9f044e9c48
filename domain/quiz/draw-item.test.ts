import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import type { WordEntry } from '../words/entry.ts'
import { drawItem } from './draw-item.ts'
import { indexList } from './list-index.ts'
import { optionCount } from './manner.ts'
import { someEntries } from './some-entries.test-support.ts'

const entry = (place: number, more: Partial<WordEntry> = {}): WordEntry => ({
  id: `word${place}.v.1`,
  word: `word${place}`,
  wordInfo: `to do thing ${place}`,
  turkish: [`${'abcdefghij'[place] ?? 'k'.repeat(place)}lamak`],
  gloss: `karşılık ${place}`,
  partOfSpeech: 'verb',
  cefr: 'B2',
  fields: [`field${place}`],
  ipa: { uk: '', us: '' },
  never: [],
  ...more,
})

test('a question has its target among five different words of its part of speech', () => {
  const index = indexList([...someEntries(30), ...[0, 1, 2, 3, 4].map((place) => entry(place))])
  fc.assert(
    fc.property(fc.nat(34), fc.integer(), (target, seed) => {
      const drawn = drawItem(index, target, seededRandom(seed))
      const options = drawn.ok ? drawn.value.options : []

      expect(new Set(options).size).toBe(optionCount)
      expect(options).toContain(target)
      const kinds = options.map((place) => index.entries[place]?.partOfSpeech)
      expect(new Set(kinds)).toEqual(new Set([index.entries[target]?.partOfSpeech]))
    }),
  )
})

test('a list that is too small for a question says how many words it found', () => {
  const index = indexList([0, 1, 2, 3].map((place) => entry(place)))

  expect(drawItem(index, 0, seededRandom(1))).toEqual({
    ok: false,
    problem: { kind: 'too-few-distractors', found: 3 },
  })
})

test('a small list gives up length and level, but never meaning', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const index = indexList([
        entry(0, { never: [5] }),
        entry(1, { cefr: 'A1' }),
        entry(2, { turkish: ['cok uzun bir tanimi olan, baska bir anlama gelen is'] }),
        entry(3, { cefr: 'A1' }),
        entry(4),
        entry(5),
      ])
      const drawn = drawItem(index, 0, seededRandom(seed))

      expect(drawn.ok && drawn.value.options.toSorted()).toEqual([0, 1, 2, 3, 4])
    }),
  )
})

test('two distractors with a word in common meet only where nothing else is left', () => {
  const index = indexList([
    entry(0),
    ...[1, 2].map((place) => entry(place, { turkish: [`gemiye ${'xy'[place - 1]}elmek`] })),
    entry(3),
    entry(4),
    entry(5),
  ])
  for (let seed = 0; seed < 50; seed += 1) {
    const drawn = drawItem(index, 0, seededRandom(seed))

    expect(drawn.ok && drawn.value.options).not.toEqual(expect.arrayContaining([1, 2]))
  }
})

test('a word that makes no question is neither asked with options nor one of them', () => {
  const entries = someEntries(12).map((one, place) =>
    place < 4 ? { ...one, fields: ['food'], quiz: false as const } : { ...one, fields: ['food'] },
  )
  const index = indexList(entries)
  expect(drawItem(index, 0, seededRandom(1))).toMatchObject({ problem: { kind: 'recall-only' } })
  for (let seed = 0; seed < 30; seed += 1) {
    const drawn = drawItem(index, 6, seededRandom(seed))
    expect(drawn.ok && drawn.value.options.every((place) => place >= 4)).toBe(true)
  }
})
