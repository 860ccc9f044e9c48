import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Türkiye&#39;de &quot;ev&quot;', `Türkiye'de "ev"`],
  ['a &amp; b &lt;i&gt;', 'a & b <i>'],
  ['&apos;&#x27;&#34;', `''"`],
  ['iki satır\nve sekme\t', 'iki satır\nve sekme\t'],
])('%j is %j', (answered, meant) => {
  expect(plainText(answered)).toBe(meant)
})

test('an escape that stood in the text itself stays one', () => {
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
  expect(plainText('&amp;#39;')).toBe('&#39;')
})

test.each([
  ['a\0b', 'a b'],
  ['a&#0;b', 'a\ufffdb'],
  ['a\u001b[31mb', 'a [31mb'],
  ['a\ud800b', 'a\ufffdb'],
])('%j has nothing left that no reader takes', (answered, kept) => {
  expect(plainText(answered)).toBe(kept)
})
