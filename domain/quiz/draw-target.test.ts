import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { drawTarget } from './draw-target.ts'
import { indexList } from './list-index.ts'
import { someEntries } from './some-entries.test-support.ts'

const entries = someEntries(40)
const among = [...entries.keys()]
const none: ReadonlySet<number> = new Set()

test('every word is asked once, those of the game before last, and then there is none', () => {
  const index = indexList(entries)
  const recent = new Set([1, 2, 3])
  const asked = new Set<number>()
  const random = seededRandom(1)
  for (const _ of among) asked.add(drawTarget(index, { among, asked, recent }, random) as number)

  expect(asked.size).toBe(among.length)
  expect([...asked].slice(-3).toSorted()).toEqual([1, 2, 3])
  expect(drawTarget(index, { among, asked, recent }, random)).toBe(undefined)
})

test('a word that Turkish has too is asked about a third as often, and alone it is asked', () => {
  const isCognate = (place: number) => place < 20
  const index = indexList(
    entries.map((entry, place) =>
      isCognate(place) ? { ...entry, hasCognateGloss: true as const } : entry,
    ),
  )
  const random = seededRandom(1)
  const drawn = Array.from({ length: 3000 }, () =>
    drawTarget(index, { among, asked: none, recent: none }, random),
  )
  // Half of the words: a third of the half at once, and half of the rest as another draw.
  const share = drawn.filter((place) => isCognate(place as number)).length / drawn.length
  expect(share).toBeGreaterThan(0.28)
  expect(share).toBeLessThan(0.39)
  expect(drawTarget(index, { among: [3], asked: none, recent: none }, random)).toBe(3)
})
