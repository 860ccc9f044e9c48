import { expect, test } from 'vitest'
import { criticalStyles, laterStyles } from './critical-styles.ts'

const page = '<html data-theme="dark"><body><main class="page wide"><p>a</p></main></body></html>'

test.each([
  ['.page{color:red}'],
  ['.page .wide:hover{color:red}'],
  ['p{color:red}'],
  ['[data-theme=dark] .page{color:red}'],
  ['.page:not(.missing){color:red}'],
  [':is(.page,.missing) p{color:red}'],
  ['body:has(.page:not(:is(.missing,.gone))){color:red}'],
  ['.page:has(> p){color:red}'],
  ['@media (width>=600px){.wide{color:red}}'],
  ['.page[data-open]{color:red}'],
])('%s is kept', (css) => {
  expect(criticalStyles(css, page)).toContain('color:red')
})

test.each([
  ['.missing{color:red}'],
  ['.page .missing{color:red}'],
  ['.page:hover .missing:not(.page){color:red}'],
  ['@media (width>=600px){.missing{color:red}}'],
  [':root:has(.missing[data-open]){color:red}'],
  [':is(.missing,.gone) p{color:red}'],
  ['.page:is(.missing .wide){color:red}'],
])('%s is left for later, whole', (css) => {
  expect(criticalStyles(css, page)).toBe('')
})

test('of a list of selectors those stay that the page has', () => {
  expect(criticalStyles('.page,.missing{color:red}', page)).toBe('.page{color:red}')
})

test('a movement stays where a rule that stays names it', () => {
  const css =
    '.page{animation:1s fade}.missing{animation:1s turn}@keyframes fade{0%{opacity:0}}@keyframes turn{0%{rotate:9deg}}'

  const kept = criticalStyles(css, page)

  expect(kept).toContain('@keyframes fade')
  expect(kept).not.toContain('turn')
})

test('fonts are declared with the first frame, and once', () => {
  const css = '@font-face{font-family:A;src:url(/a.woff2)}.missing{color:red}'

  expect(criticalStyles(css, page)).toBe('@font-face{font-family:A;src:url(/a.woff2)}')
  expect(laterStyles(css)).toBe('.missing{color:red}')
})
