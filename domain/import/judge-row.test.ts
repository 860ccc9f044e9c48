import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isListable } from '../lists/listed-word.ts'
import { judgeRow, newWordOf } from './judge-row.ts'
import { markRepeated } from './mark-repeated.ts'
import { findSome } from './some-words.test-support.ts'
import type { Columns } from './source-row.ts'

const columns: Columns = ['word', 'meaning', 'example', 'exampleTr']
const judged = (...cells: readonly string[]) => judgeRow({ line: 1, cells }, columns, findSome)

describe('a row with a word of the lexicon', () => {
  test.each([
    ['with its gloss', ['scarce', 'kıt'], 'scarce.adj.1'],
    ['with a meaning that shares a stem', ['gather', 'toplaşıp durmak'], 'gather.v.1'],
    ['without a meaning', ['scarce'], 'scarce.adj.1'],
    ['with the gloss of a later sense', ['light', 'Hafif'], 'light.adj.1'],
    ['with its part of speech', ['light (adj)'], 'light.adj.1'],
    ['with a particle', ['to gather', 'toplanmak'], 'gather.v.1'],
    ['as one of its forms', ['went', 'gitmek'], 'go.v.1'],
    ['spelled otherwise', ['colour', 'renk'], 'color.n.1'],
    ['in capitals', ['SCARCE', 'KIT'], 'scarce.adj.1'],
    ['of two parts', ['ice-cream'], 'ice-cream.n.1'],
    ['in HTML', ['<b>scarce</b>', '<div>kıt</div>'], 'scarce.adj.1'],
  ])('%s is taken for that sense', (_, cells, sense) => {
    expect(judged(...cells)).toMatchObject({ verdict: 'ready', sense })
  })

  test('in a meaning of the learner’s own stays a word of their own, beside ours to choose', () => {
    const row = judged('light', 'çakmak; ateş')

    expect(row).toMatchObject({ verdict: 'ready', slug: 'light', meanings: ['çakmak', 'ateş'] })
    expect(row.sense).toBeUndefined()
  })
})

test('a word that the lexicon has not keeps all that the learner says of it', () => {
  expect(
    newWordOf(judged('zeitgeist (n.)', 'çağın ruhu', 'It was the zeitgeist.', 'Çağın ruhuydu.')),
  ).toEqual({
    own: {
      word: 'zeitgeist',
      partOfSpeech: 'noun',
      meanings: ['çağın ruhu'],
      example: { en: 'It was the zeitgeist.', tr: 'Çağın ruhuydu.' },
    },
  })
})

test('meanings are told apart, but not a sentence with commas, nor what stands in brackets', () => {
  const meaningsOf = (cell: string) => judged('zeitgeist', cell).meanings
  expect(meaningsOf('terk etmek, bırakmak / Bırakmak')).toEqual(['terk etmek', 'bırakmak'])
  expect(meaningsOf('1. ışık 2. hafif')).toEqual(['ışık', 'hafif'])
  expect(meaningsOf('(birini, bir şeyi) bırakmak')).toEqual(['(birini, bir şeyi) bırakmak'])
  const sentence = 'bir yeri, bir daha hiç dönmemek üzere, bırakıp gitmek'
  expect(meaningsOf(sentence)).toEqual([sentence])
})

test.each([
  ['no-word', ['', 'boş']],
  ['no-word', ['<img src=x>', 'resim']],
  ['waiting', ['zeitgeist', '']],
  ['not-english', ['12345', 'sayı']],
  ['not-english', ['слово', 'kelime']],
  ['too-long', ['x'.repeat(101), 'uzun']],
  ['too-long', ['zeitgeist', 'x'.repeat(201)]],
] as const)('is %s: %s', (verdict, cells) => {
  expect(judged(...cells)).toMatchObject({ verdict, cells })
})

test.each([
  [['tekrar', 'again'], { word: 'again', sense: 'again.adv.1', meanings: ['tekrar'] }],
  [['hafif; parlak', 'light (adj)'], { word: 'light', sense: 'light.adj.1' }],
  [['akademik', 'academic'], { word: 'academic', meanings: ['akademik'] }],
])('a row with its Turkish in front is turned, and says so: %s', (cells, row) => {
  expect(judged(...cells)).toMatchObject({ ...row, verdict: 'ready', isTurned: true })
})

test('any cells come to a verdict, and what can be added can be listed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }), (cells) => {
      const row = judged(...cells)
      if (row.verdict === 'ready' || row.verdict === 'waiting') {
        expect(isListable(newWordOf(row))).toBe(true)
      }
    }),
  )
})

describe('what is there already', () => {
  test('is told of a list and of earlier rows, after folding', () => {
    const mark = markRepeated([
      { sense: 'scarce.adj.1' },
      { own: { word: 'zeitgeist', meanings: [] } },
    ])
    const verdicts = [
      judged('Scarce', 'kıt'),
      judged('light', 'ışık'),
      judged('LIGHT'),
      judged('light', 'hafif'),
      judged('Zeitgeist', ''),
      judged('kudos', 'tebrik'),
      judged('Kudos ', 'Tebrik'),
      judged('kudos', 'ün'),
    ].map((row) => mark(row).verdict)

    expect(verdicts).toEqual([
      'in-list',
      'ready',
      'repeated',
      'ready',
      'in-list',
      'ready',
      'repeated',
      'ready',
    ])
  })

  test('is nothing that a second look at the same rows would let in', () => {
    const word = fc.constantFrom('scarce', 'Scarce', 'light', 'kudos', 'KUDOS', 'went', 'go')
    const meaning = fc.constantFrom('', 'kıt', 'hafif', 'ışık', 'gitmek', 'ün')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, meaning)), (cells) => {
        const rows = cells.map((row) => judged(...row))
        const added = rows.map(markRepeated([])).filter(({ verdict }) => verdict !== 'repeated')
        const again = rows.map(markRepeated(added.map((row) => newWordOf(row))))
        expect(again.every(({ verdict }) => verdict === 'in-list')).toBe(true)
      }),
    )
  })
})
