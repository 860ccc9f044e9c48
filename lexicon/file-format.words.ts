import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatHeadword, formatList } from './file-format.ts'
import { loadLexicon } from './load.ts'

test('every word stands in its file as it is written', () => {
  const root = join(import.meta.dirname, '..')
  const other = loadLexicon()
    .lexicon.words.filter(
      ({ file, headword }) => readFileSync(join(root, file), 'utf8') !== formatHeadword(headword),
    )
    .map(({ file }) => file)
  expect(other, 'npm run words -- fix').toEqual([])
})

test('so does every quiz list', () => {
  const { lists } = loadLexicon().lexicon
  for (const [name, list] of Object.entries(lists))
    expect(readFileSync(join(import.meta.dirname, `lists/${name}.json`), 'utf8')).toBe(
      formatList(list),
    )
})
