import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import type { QuizPart, WordEntry } from '../words/entry.ts'
import { correctedPart, type SenseCorrection } from './corrected-part.ts'
import { drawItem } from './draw-item.ts'
import { entryAt, indexList } from './list-index.ts'
import { someEntries } from './some-entries.test-support.ts'

const lured = someEntries(12).map((entry, place) =>
  place === 0 ? { ...entry, lures: [[1, 2, 3, 4]] } : entry,
)
const kolay: QuizPart = { part: 'kolay', version: '1', asked: 12, entries: lured }
const known = ({ gloss }: WordEntry) => ({ meanings: [gloss], spellings: [] })

const corrected = (sense: string, correction: SenseCorrection) =>
  correctedPart(kolay, new Map([[sense, correction]]), known)

/** The words of the options of many questions about the first word. */
function optionsOf({ entries, asked }: QuizPart): ReadonlySet<string> {
  const index = indexList(entries, asked)
  const drawn = Array.from({ length: 60 }, (_, seed) => drawItem(index, 0, seededRandom(seed)))
  return new Set(
    drawn.flatMap((item) =>
      item.ok ? item.value.options.map((place) => entryAt(index, place).word) : [],
    ),
  )
}

test('questions show what the learner has written', () => {
  const { entries } = corrected('word0.n.1', { gloss: ['kule'], definitionTr: 'yüksek yapı' })

  expect(entries[0]).toMatchObject({ gloss: 'kule', turkish: ['yüksek yapı'] })
  expect(entries[1]).toEqual(kolay.entries[1])
})

test('without a correction a part is as it was', () => {
  expect(corrected('gone.n.1', { gloss: ['kule'] })).toBe(kolay)
})

test('what says the same now is no wrong option any more, not even as a lure', () => {
  expect(optionsOf(kolay)).toContain('word1')

  expect(optionsOf(corrected('word0.n.1', { gloss: ['karşılık1'] }))).not.toContain('word1')
  expect(optionsOf(corrected('word1.n.1', { gloss: ['karşılık0 olan'] }))).not.toContain('word1')
  const definition = { definitionTr: 'bir karşılık1 gibi olan' }
  expect(optionsOf(corrected('word0.n.1', definition))).not.toContain('word1')
})
