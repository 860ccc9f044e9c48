import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedAs, readLines } from './read-lines.ts'

const cellsOf = (text: string) => readLines(text).map(({ cells }) => cells)

const abandonAndWilt = [
  ['abandon', 'terk etmek'],
  ['wilt', 'solmak'],
]

test.each([
  ['tabs', 'abandon\tterk etmek\nwilt\tsolmak'],
  ['dashes', 'abandon - terk etmek\nwilt – solmak'],
  ['semicolons', 'abandon;terk etmek\r\nwilt ; solmak'],
  ['equal signs', 'abandon = terk etmek\nwilt=solmak'],
  ['colons', 'abandon: terk etmek\nwilt: solmak'],
  ['commas', 'abandon, terk etmek\nwilt, solmak'],
  ['numbers in front', '1. abandon - terk etmek\n2) wilt - solmak'],
  ['bullets in front', '• abandon - terk etmek\n- wilt - solmak'],
  ['empty lines between', '\n\nabandon\tterk etmek\n\n\nwilt\tsolmak\n'],
  ['tabs, and rows apart by semicolons as Quizlet has it', 'abandon\tterk etmek;wilt\tsolmak'],
  ['commas, and rows apart by semicolons as Quizlet has it', 'abandon,terk etmek;wilt,solmak'],
  ['a mark of its encoding', '\ufeffabandon\tterk etmek\nwilt\tsolmak'],
])('a pasted list with %s is words and meanings', (_, text) => {
  expect(cellsOf(text)).toEqual(abandonAndWilt)
})

test('a list of words alone has a word in each line, and lines keep their numbers', () => {
  expect(readLines('abandon\n\nice-cream\nlook after')).toEqual([
    { line: 1, cells: ['abandon'] },
    { line: 3, cells: ['ice-cream'] },
    { line: 4, cells: ['look after'] },
  ])
})

test('all behind the first sign is meaning', () => {
  expect(cellsOf('light - 1. ışık - 2. hafif\nwilt - solmak')).toEqual([
    ['light', '1. ışık - 2. hafif'],
    ['wilt', 'solmak'],
  ])
})

test.each([
  ['lines', 'abandon\twith a rather long meaning of many words in it\nwilt\tsolmak'],
  ['lines', 'abandon\nwilt\nscarce'],
  ['lines', ''],
  ['text', 'They gather here every Friday. The flowers wilt in the heat, and water is scarce.'],
  [
    'text',
    'Title\n\nThey gather here every Friday, as their parents did.\n\nWater is scarce in here: it wilts.',
  ],
] as const)('it is told for %s', (as, text) => {
  expect(pastedAs(text)).toBe(as)
})

test('any list comes back from any of the ways to write it', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12})?$/)
  const meaning = fc.stringMatching(/^[a-zçğıöşü]{2,12}( [a-zçğıöşü]{2,12})?$/)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, meaning), { minLength: 2, maxLength: 20 }),
      fc.constantFrom('\t', ' - ', ';', ' = '),
      fc.constantFrom('\n', '\r\n'),
      (rows, sign, newline) => {
        const text = rows.map((row) => row.join(sign)).join(newline)
        expect(cellsOf(text)).toEqual(rows)
      },
    ),
  )
})

test('any text ends with rows whose lines rise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const lines = readLines(text).map(({ line }) => line)
      expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    }),
  )
})
