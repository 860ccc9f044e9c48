import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainMeaning } from '../text/plain-meaning.ts'
import { judgeTyped } from './judge-typed.ts'

const glosses = new Set(
  ['toplamak', 'toplanmak', 'tokmak', 'kapı', 'kazanmak', 'kazımak'].map(plainMeaning),
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
