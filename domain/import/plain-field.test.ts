import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainField } from './plain-field.ts'

test.each([
  ['<b>scarce</b>', 'scarce'],
  ['<div>kıt</div><div>az bulunur</div>', 'kıt\naz bulunur'],
  ['kıt<br/>az&nbsp;bulunur', 'kıt\naz bulunur'],
  ['k&#305;t &amp; az &ccedil;ok', 'kıt & az çok'],
  ['{{c1::scarce::clue}} and {{c2::rare}}', 'scarce and rare'],
  ['{{c1::very {{c2::scarce}}}}', 'very scarce'],
  ['scarce [sound:scarce.mp3]', 'scarce'],
  ['scarce<img src=x onerror=alert(1)>', 'scarce'],
  ['a<script>alert("</b>")</script>b', 'ab'],
  ['a<style>b{}</style><!-- c -->d', 'ad'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ['&lt;b&gt; is a tag', '<b> is a tag'],
  ['zero\u200bwidth and \u00adsoft', 'zerowidth and soft'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
])('%s reads as what is seen of it', (field, plain) => {
  expect(plainField(field)).toBe(plain)
})

test('what has no tags, signs or gaps stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zçğıöşü]+( [a-zçğıöşü]+){0,5}$/), (text) => {
      expect(plainField(text)).toBe(text)
    }),
  )
})

test('no tag of a page is left of any field, however it is nested', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<script>',
    '</script>',
    '<b',
    ' onclick=x',
    'a',
    '<!--',
    '"',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(plainField(pieces.join(''))).not.toMatch(/<(script|b)[ >]/)
    }),
  )
})
