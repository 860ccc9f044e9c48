import { beforeEach, expect, test, vi } from 'vitest'
import { aSoundCard } from './a-sound-card.test-support.ts'
import { chime } from './chime.ts'

beforeEach(() => void vi.unstubAllGlobals())

test('a word that has become kalıcı is a fifth up, an end a chord: softly, one note after the other', () => {
  const heard = aSoundCard()

  chime('lasting')
  chime('end')

  expect(heard.map(({ frequency }) => Math.round(frequency))).toEqual([659, 988, 523, 659, 784])
  const starts = heard.map(({ start }) => start)
  expect(starts[0]).toBeLessThan(starts[1] ?? 0)
  expect(starts[2]).toBeLessThan(starts[3] ?? 0)
  expect(starts[3]).toBeLessThan(starts[4] ?? 0)
  expect(Math.max(...heard.map(({ loudest }) => loudest))).toBeLessThanOrEqual(0.1)
})
