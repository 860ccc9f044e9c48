import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingParts } from './spelling-parts.ts'

test.each([
  ['scrutiny', 'scrutny', 'i'],
  ['scrutny', 'scrutiny', ''],
  ['wilt', 'wolt', 'i'],
  ['letter', 'leter', 't'],
  ['same', 'same', ''],
])('what %s has of its own beside %s is “%s”', (spelling, other, own) => {
  expect(spellingParts(spelling, other).own).toBe(own)
})

test('the parts are the whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (spelling, other) => {
      const { before, own, after } = spellingParts(spelling, other)

      expect(before + own + after).toBe(spelling)
    }),
  )
})
