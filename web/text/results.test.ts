import { expect, test } from 'vitest'
import { resultsText } from './results.ts'

test.each([
  [8, 8, 'Kaçırdığın 8 kelime bugün Tekrar’da'],
  [8, 7, 'Kaçırdığın 8 kelime Tekrar’da; bugün 7’si sorulur'],
  [8, 0, 'Kaçırdığın 8 kelime Tekrar’da'],
  [8, undefined, 'Kaçırdığın 8 kelime Tekrar’da'],
])('of %i missed words, %s asked today, it says what is so', (words, today, sentence) => {
  expect(resultsText.inRecall(words, today)).toBe(sentence)
})
