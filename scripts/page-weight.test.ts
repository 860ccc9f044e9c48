import { expect, test } from 'vitest'
import { scriptsOf } from './page-weight.ts'

test('the weight of a page is that of every script its HTML names for later', () => {
  const html =
    '<meta name="later" content="/assets/all-1.css /assets/quiz-2.js /assets/index-3.js">'

  expect(scriptsOf(html)).toEqual(['/assets/quiz-2.js', '/assets/index-3.js'])
})

test('a page that names nothing is not taken for a light one', () => {
  expect(() => scriptsOf('<p>x</p>')).toThrow('does not name')
})
