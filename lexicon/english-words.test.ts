import { expect, test } from 'vitest'
import { possibleLemmas, sentenceHas } from './english-words.ts'

test('a form leads back to its word', () => {
  for (const [form, word] of [
    ['stopped', 'stop'],
    ['hoping', 'hope'],
    ['carried', 'carry'],
    ['lying', 'lie'],
    ['wives', 'wife'],
    ['bigger', 'big'],
    ['bought', 'buy'],
    ["sister's", 'sister'],
  ] as const)
    expect(possibleLemmas(form), form).toContain(word)
})

test('a phrase is found with words between its parts, not with a sentence between them', () => {
  expect(sentenceHas('He turned the old radio off.', 'turn off', [])).toBe(true)
  expect(sentenceHas('We turn left and then we get off the bus.', 'turn off', [])).toBe(false)
  expect(sentenceHas('She took care of him.', 'take care of someone', [])).toBe(true)
  expect(sentenceHas('Someone is knocking.', 'someone', [])).toBe(true)
  expect(sentenceHas('Nobody is knocking.', 'someone', [])).toBe(false)
})

test('forms that the file names count too', () => {
  expect(sentenceHas('Two geeses sat there.', 'goosy', ['geeses'])).toBe(true)
  expect(sentenceHas('Two birds sat there.', 'goosy', ['geeses'])).toBe(false)
})
