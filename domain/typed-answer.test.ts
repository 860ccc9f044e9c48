import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, judgeTyped, plain } from './typed-answer.ts'

const glosses = new Set(
  ['toplamak', 'toplanmak', 'tokmak', 'kapı', 'kazanmak', 'kazımak'].map(plain),
)
const question = {
  glosses: ['toplanmak', 'bir araya gelmek'],
  otherGlosses: ['anlamak'],
  isGloss: (text: string) => glosses.has(text),
}

test.each([
  ['toplanmak', 'right'],
  ['Toplanmak.', 'right'],
  ['TOPLANMAK', 'right'],
  ['toplan', 'right'],
  ['bir araya gelmek', 'right'],
  ['araya gelmek', 'right'],
  ['toplanmk', 'slip'],
  ['tolpanmak', 'slip'],
  ['toplamak', 'wrong'],
  ['anlamak', 'other-sense'],
  ['kapı', 'wrong'],
  ['', 'wrong'],
  ['   ', 'wrong'],
])('typing “%s” is %s', (text, kind) => {
  expect(judgeTyped(text, question).kind).toBe(kind)
})

test('Turkish marks are forgiven, in both directions', () => {
  const asked = { glosses: ['ağır'], otherGlosses: [], isGloss: () => false }

  expect(judgeTyped('agir', asked).kind).toBe('right')
  expect(judgeTyped('AĞIR', asked).kind).toBe('right')
})

test('a short gloss forgives no slip', () => {
  const asked = { glosses: ['bol'], otherGlosses: [], isGloss: () => false }

  expect(judgeTyped('bul', asked).kind).toBe('wrong')
})

test('every gloss is right as it stands, whatever its case', () => {
  const texts = fc.constantFrom('ışık', 'İzin vermek', 'kâğıt', 'göz ardı etmek', 'bir', 'ütü')
  fc.assert(
    fc.property(texts, (gloss) => {
      const asked = { glosses: [gloss], otherGlosses: [], isGloss: () => true }

      expect(judgeTyped(gloss.toLocaleUpperCase('tr'), asked).kind).toBe('right')
    }),
  )
})

test('the distance of two texts is that of a swap-aware comparison', () => {
  expect(editDistance('toplan', 'tolpan')).toBe(1)
  expect(editDistance('kapı', 'kap')).toBe(1)
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, a)).toBe(0)
      expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
