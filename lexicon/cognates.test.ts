import { expect, test } from 'vitest'
import { isCognate } from './cognates.ts'

test.each([
  ['protest', 'protesto etmek'],
  ['film', 'film'],
  ['garage', 'garaj'],
  ['hotel', 'otel'],
  ['shampoo', 'şampuan'],
  ['perfume', 'parfüm'],
  ['tour guide', 'tur rehberi'],
  ['curry', 'köri'],
  ['gray', 'gri'],
  ['energy', 'enerji'],
])('%s tells %s', (headword, gloss) => {
  expect(isCognate(gloss, headword)).toBe(true)
})

test.each([
  ['cross', 'karşıya geçmek'],
  ['cure', 'çare'],
  ['vicious', 'vahşi'],
  ['quiz', 'kısa sınav'],
  ['across', 'karşıya'],
  ['race', 'yarış'],
  ['sea', 'deniz'],
  ['head', 'baş'],
  ['ten', 'on'],
])('%s does not tell %s', (headword, gloss) => {
  expect(isCognate(gloss, headword)).toBe(false)
})
