import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedAs, readLines } from './read-lines.ts'
import { findSome } from './some-words.test-support.ts'

const cellsOf = (text: string) => readLines(text, findSome).map(({ cells }) => cells)

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
  ['colons and no space', 'abandon:terk etmek\nwilt:solmak'],
  ['commas', 'abandon, terk etmek\nwilt, solmak'],
  ['arrows', 'abandon -> terk etmek\nwilt → solmak'],
  ['bars', 'abandon | terk etmek\nwilt|solmak'],
  ['dashes that touch', 'abandon—terk etmek\nwilt—solmak'],
  ['another sign in each line', 'abandon: terk etmek\nwilt, solmak'],
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
  expect(readLines('abandon\n\nice-cream\nlook after', findSome)).toEqual([
    { line: 1, cells: ['abandon'] },
    { line: 3, cells: ['ice-cream'] },
    { line: 4, cells: ['look after'] },
  ])
})

test('in a mixed list each line is parted by its own sign, and words alone stay whole', () => {
  const text = [
    'ubiquitous',
    'notwithstanding: -e rağmen',
    'exacerbate = kötüleştirmek',
    'deteriorate, kötüleşmek',
    'plummet',
    'Inasmuch as = çünkü',
    'color; renk',
    'akademik - academic',
    'ice-cream',
  ].join('\n')
  expect(cellsOf(text)).toEqual([
    ['ubiquitous'],
    ['notwithstanding', '-e rağmen'],
    ['exacerbate', 'kötüleştirmek'],
    ['deteriorate', 'kötüleşmek'],
    ['plummet'],
    ['Inasmuch as', 'çünkü'],
    ['color', 'renk'],
    ['akademik', 'academic'],
    ['ice-cream'],
  ])
})

test('words alone that commas part are a word each', () => {
  const words = ['gather', 'wilt', 'light', 'ice cream', 'again', 'plummet', 'go', 'scarce', 'the']
  expect(cellsOf(words.join(', '))).toEqual(words.map((word) => [word]))
  expect(readLines('wilt, light\ngather, plummet', findSome)).toEqual([
    { line: 1, cells: ['wilt'] },
    { line: 2, cells: ['light'] },
    { line: 3, cells: ['gather'] },
    { line: 4, cells: ['plummet'] },
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
  ['lines', 'wilt, light, gather, ice cream, again, plummet, go, scarce'],
  ['text', 'When the rain came, they gathered here, as their parents did.'],
  ['text', 'They stopped—then all of them went home again.'],
  ['text', 'They gather here every Friday. The flowers wilt in the heat, and water is scarce.'],
  [
    'text',
    'Title\n\nThey gather here every Friday, as their parents did.\n\nWater is scarce in here: it wilts.',
  ],
] as const)('it is told for %s', (as, text) => {
  expect(pastedAs(text, findSome)).toBe(as)
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
      const lines = readLines(text, findSome).map(({ line }) => line)
      expect(lines).toEqual(lines.toSorted((a, b) => a - b))
    }),
  )
})
