import { expect, test } from 'vitest'
import { gapIn } from './gap.ts'

const turkish = { tr: 'Odun topladık.' }

test('a gap is left where the word stands, in the form that stands there', () => {
  const gap = gapIn({ en: 'We gathered wood.', ...turkish }, ['gather'])
  expect(gap).toEqual({ before: 'We ', missing: 'gathered', after: ' wood.', turkish: turkish.tr })
})

test('a sentence without the word has no gap', () => {
  expect(gapIn({ en: 'We sang.', ...turkish }, ['gather'])).toBeUndefined()
})

test('a sentence that says the word twice would give it away', () => {
  expect(gapIn({ en: 'A rose is a rose.' }, ['rose'])).toBeUndefined()
  expect(gapIn({ en: 'He went where she goes: go.' }, ['went', 'go'])).toBeUndefined()
})

test('a phrasal verb with its object in the middle would need two gaps', () => {
  expect(gapIn({ en: 'He gave it up.' }, ['gave up', 'give up'])).toBeUndefined()
  expect(gapIn({ en: 'He gave up at once.' }, ['gave up', 'give up'])?.missing).toBe('gave up')
})
