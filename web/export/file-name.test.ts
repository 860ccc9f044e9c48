import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file is called as its list, without what file systems refuse', () => {
  expect(fileName('YDS hazırlık', 'csv')).toBe('YDS hazırlık.csv')
  expect(fileName('a/b: c?', 'txt')).toBe('a b c.txt')
  expect(fileName('..', 'apkg')).toBe('liste.apkg')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(fileName(name, 'csv')).toMatch(/^[^\p{Cc}<>:"/\\|?*.][^\p{Cc}<>:"/\\|?*]*\.csv$/u)
    }),
  )
})
