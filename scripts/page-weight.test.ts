import { expect, test } from 'vitest'
import { scriptsOf } from './page-weight.ts'

test('the weight of a page is that of every script its HTML names, once', () => {
  const html = `
    <link rel="modulepreload" crossorigin href="/assets/quiz-1.js">
    <link rel="icon" href="/icon.svg">
    <script>inline()</script>
    <script type="module" crossorigin src="/assets/index-2.js"></script>
    <link rel="modulepreload" href="/assets/quiz-1.js">`

  expect(scriptsOf(html)).toEqual(['/assets/quiz-1.js', '/assets/index-2.js'])
})
