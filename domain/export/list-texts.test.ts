import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportedList } from './exported-list.ts'
import { deckName, harmless, listAsAnkiText, listAsCsv, listAsQuizletText } from './list-texts.ts'
import { exportedLists } from './some-lists.test-support.ts'

const columns = ['kelime', 'anlam', 'tür', 'örnek', 'örneğin Türkçesi'] as const
const nameOf = (partOfSpeech: string) => (partOfSpeech === 'modal verb' ? 'yardımcı fiil' : 'isim')

const list: ExportedList = {
  id: 'fruit',
  name: 'Sınıf::9\nA',
  words: [
    {
      id: 'w1',
      word: 'light',
      meanings: ['ışık', 'lamba'],
      partOfSpeech: 'noun',
      example: { en: 'Say "light";\tplease.', tr: 'Işık.' },
    },
    { id: 'w2', word: '=cmd', meanings: [], partOfSpeech: 'modal verb' },
  ],
}

test('CSV has a name for each column, quotes where they are needed, and no formulas', () => {
  expect(listAsCsv(list, columns, nameOf)).toBe(
    '\ufeffkelime;anlam;tür;örnek;örneğin Türkçesi\r\n' +
      'light;ışık, lamba;isim;"Say ""light""; please.";Işık.\r\n' +
      "'=cmd;;yardımcı fiil;;\r\n",
  )
})

test('no cell of any list begins like a formula, and each can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
      expect(harmless(cell)).not.toMatch(/^[=+\-@\t\r]/)
      const read = harmless(cell).replace(/^'(?='*[=+\-@\t\r])/, '')
      expect(read).toBe(cell)
    }),
  )
  for (const sign of '=+-@\t\r') expect(harmless(`${sign}1`)).toBe(`'${sign}1`)
})

test('text for Anki says what its columns are; a word has the same guid each time', () => {
  expect(listAsAnkiText(list, columns, nameOf)).toBe(
    [
      '#separator:tab',
      '#html:false',
      '#notetype:Basic',
      '#deck:Sınıf:9 A',
      '#guid column:1',
      '#tags column:7',
      '#io columns:guid\tkelime\tanlam\ttür\törnek\törneğin Türkçesi\ttags',
      'io-w1\tlight\tışık, lamba\tisim\t"Say ""light""; please."\tIşık.\tisim',
      'io-w2\t=cmd\t\tyardımcı fiil\t\t\tyardımcı_fiil',
      '',
    ].join('\n'),
  )
})

test('for Quizlet each word stands on a line of its own, a tab before its meanings', () => {
  expect(listAsQuizletText(list)).toBe('light\tışık, lamba\n=cmd\t')
  fc.assert(
    fc.property(exportedLists, (any) => {
      const lines = any.words.length === 0 ? [] : listAsQuizletText(any).split('\n')
      expect(lines.map((line) => line.split('\t').length)).toEqual(any.words.map(() => 2))
    }),
  )
})

test('the name of a list begins no deck within a deck', () => {
  expect(deckName('a::b')).toBe('a:b')
  expect(deckName('a:b')).toBe('a:b')
})
