import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { painterFiles } from '#contract/word-painter.ts'
import { aTableWord } from '#domain/words/word-table.test-support.ts'
import { shipWords } from '#domain/words/word-table.ts'
import { readWordPages, type WordPages } from './word-pages.ts'

// Counts how often it paints, as the build's own cannot.
const painter = `
let painted = 0
const page = (text) => '<html><head></head><body>' + text + ' ' + (painted += 1) + '</body></html>'
export const renderWord = async ({ headword }, frame) => {
  if (headword === 'broken' && painted < 1) {
    painted += 1
    throw new Error('not this time')
  }
  return page(frame.greeting + headword)
}
export const renderMissingWord = async (slug, words) => page(slug + words.map(({ word }) => word))
`
const word = (slug: string) => ({ [slug]: { slug, headword: slug, entries: [] } })

const aField = { id: 'movement', name: 'hareket' }

let folder: string
let pages: WordPages

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'))
  const own = join(folder, painterFiles.folder)
  await mkdir(own)
  await writeFile(join(own, 'package.json'), '{"type":"module"}')
  await writeFile(join(own, painterFiles.painter), painter)
  await writeFile(join(own, painterFiles.frame), '{"greeting":"hello "}')
  await writeFile(join(own, painterFiles.words), JSON.stringify([word('cut'), word('broken')]))
  const go = aTableWord('go', { partOfSpeech: 'verb', forms: ['went'] })
  await writeFile(join(own, painterFiles.index), JSON.stringify(shipWords('1', [aField], [go])))
  const site = {
    publicUrl: 'https://kelime.example.com',
    contactEmail: undefined,
    isTranslating: false,
  }
  pages = await readWordPages(folder, site)
})
afterAll(() => rm(folder, { recursive: true }))

test('a page that could not be painted is painted for the next who asks', async () => {
  await expect(pages.page('broken')).rejects.toThrow('not this time')
  expect((await pages.page('broken'))?.raw.toString()).toContain('hello broken 2')
})

test('a page is painted once, in its frame, and knows its address', async () => {
  const [first, second] = await Promise.all([pages.page('cut'), pages.page('cut')])

  expect(first).toBe(second)
  expect(first?.raw.toString()).toContain('hello cut')
  expect(first?.raw.toString()).toContain(
    '"canonical" href="https://kelime.example.com/kelimeler/cut"',
  )
  expect(pages.slugs).toEqual(['broken', 'cut'])
})

test('what is no word has no page and no address of its own', async () => {
  const missing = await pages.missing('cutt')

  expect(pages.page('cutt')).toBeUndefined()
  expect(pages.page('__proto__')).toBeUndefined()
  expect(missing.raw.toString()).toContain('cuttcut,broken')
  expect(missing.raw.toString()).not.toContain('canonical')
})

test('a form of a word is told from what is none', () => {
  expect(pages.slugOfForm('went')).toBe('go')
  expect(pages.slugOfForm('goes')).toBe('go')
  expect(pages.slugOfForm('wents')).toBeUndefined()
})
