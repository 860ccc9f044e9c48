import { expect, test } from 'vitest'
import { aHeadword, aLexicon, said } from './a-lexicon.ts'
import { fileNameIsSlug } from './file-name-is-slug.ts'

const at = (...files: readonly (readonly [string, string])[]) => ({
  ...aLexicon([]),
  words: files.map(([file, headword]) => ({ file, headword: aHeadword({ headword }) })),
})

test('a headword stands in the file of its slug', () => {
  expect(said(fileNameIsSlug, at(['lexicon/words/g/gather.json', 'gather']))).toEqual([])
  expect(
    said(
      fileNameIsSlug,
      at(
        ['lexicon/words/d/drivers-license.json', "driver's license"],
        ['lexicon/words/m/march.json', 'march'],
        ['lexicon/words/m/march-2.json', 'March'],
      ),
    ),
  ).toEqual([])
  expect(said(fileNameIsSlug, at(['lexicon/words/g/get.json', 'gather']))).toEqual([
    'gather belongs in lexicon/words/g/gather.json or lexicon/words/g/gather-2.json',
  ])
})

test('a headword stands in one file', () => {
  const twice = at(
    ['lexicon/words/g/gather.json', 'gather'],
    ['lexicon/words/g/gather-2.json', 'gather'],
  )
  expect(said(fileNameIsSlug, twice)).toEqual(['gather also stands in lexicon/words/g/gather.json'])
})

test('a name that Windows reserves gets a hyphen', () => {
  expect(said(fileNameIsSlug, at(['lexicon/words/c/con-.json', 'con']))).toEqual([])
  expect(said(fileNameIsSlug, at(['lexicon/words/c/con.json', 'con']))).toHaveLength(1)
})
