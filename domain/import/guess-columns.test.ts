import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { findSome } from './some-words.test-support.ts'

const guess = (rows: readonly (readonly string[])[], names: readonly string[] = []) =>
  guessColumns(
    names,
    rows.map((cells, at) => ({ line: at + 1, cells })),
    findSome,
  )

test.each([
  ['Turkish', ['Kelime', 'ANLAM', 'Örnek cümle']],
  ['English', ['Word', 'Meaning', 'Example']],
  ['Anki’s', ['Front', 'Back', 'Example Sentence']],
])('a header in %s names its columns', (_, header) => {
  expect(guess([header, ['scarce', 'kıt', 'Water is scarce in here.']])).toEqual({
    columns: ['word', 'meaning', 'example'],
    hasHeader: true,
  })
})

test('without a header, columns are told by what stands in them', () => {
  const rows = [
    ['1', 'kıt', 'scarce', 'Water is scarce in the desert.', 'Çölde su kıt bulunur, ey ahali.'],
    [
      '2',
      'toplanmak',
      'gather',
      'They gather here every Friday.',
      'Her cuma burada toplanırlar, değil mi?',
    ],
  ]
  expect(guess(rows).columns).toEqual([undefined, 'meaning', 'word', 'example', 'exampleTr'])
  expect(guess(rows).hasHeader).toBe(false)
})

test('words that nobody knows are taken for what stands first, and their meanings for what is next', () => {
  expect(
    guess([
      ['kudos', 'tebrik'],
      ['zeitgeist', 'ruh'],
    ]).columns,
  ).toEqual(['word', 'meaning'])
  expect(guess([['kudos'], ['zeitgeist']]).columns).toEqual(['word'])
})

test('a source that calls its columns something has no header of its own', () => {
  expect(guess([['word', 'anlam']], ['İngilizce', 'Türkçe'])).toEqual({
    columns: ['word', 'meaning'],
    hasHeader: false,
  })
})

test('an empty source has no columns', () => {
  expect(guess([])).toEqual({ columns: [], hasHeader: false })
})

test('one line that stands the other way round does not make a column of meanings one of words', () => {
  const lines = [
    ['zeitgeist', 'çağın ruhu'],
    ['quixotic', 'hayalperest'],
    ['plummet', 'çakılmak'],
    ['renk', 'colour'],
  ]
  const rows = lines.map((cells, at) => ({ line: at + 1, cells }))
  expect(guessColumns([], rows, findSome).columns).toEqual(['word', 'meaning'])
})
