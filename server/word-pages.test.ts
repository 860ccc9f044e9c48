import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { painterFiles } from '#contract/word-painter.ts'
import { aTableWord } from '#domain/words/word-table.test-support.ts'
import { shipWords } from '#domain/words/word-table.ts'
import type { StaticFile } from './static-files.ts'
import { readWordPages, type WordPages } from './word-pages.ts'

// Counts how often it paints, and how many pages at once, as the build's own cannot.
const painter = `
let painted = 0
let paintingNow = 0
export let mostAtOnce = 0
const page = (text) => '<html><head></head><body>' + text + ' ' + (painted += 1) + '</body></html>'
export const renderWord = async ({ headword }, frame) => {
  if (headword === 'broken' && painted < 1) {
    painted += 1
    throw new Error('not this time')
  }
  paintingNow += 1
  mostAtOnce = Math.max(mostAtOnce, paintingNow)
  await new Promise(setImmediate)
  paintingNow -= 1
  return page(frame.greeting + headword)
}
`
const word = (slug: string) => ({ [slug]: { slug, headword: slug, entries: [] } })

const aField = { id: 'movement', name: 'hareket' }
// More than any cache of pages that forgets some.
const many = Array.from({ length: 1000 }, (_, at) => word(`many-${at}`))

let folder: string
let mostAtOnce: () => number
let pages: WordPages

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'))
  const own = join(folder, painterFiles.folder)
  await mkdir(own)
  await writeFile(join(own, 'package.json'), '{"type":"module"}')
  await writeFile(join(own, painterFiles.painter), painter)
  await writeFile(join(own, painterFiles.frame), '{"greeting":"hello "}')
  await writeFile(
    join(own, painterFiles.words),
    JSON.stringify([word('cut'), word('broken'), ...many]),
  )
  const go = aTableWord('go', { partOfSpeech: 'verb', forms: ['went'] })
  await writeFile(join(own, painterFiles.index), JSON.stringify(shipWords('1', [aField], [go])))
  await writeFile(join(own, painterFiles.missing), '<html><head></head><body>none</body></html>')
  await writeFile(join(folder, 'kelime.html'), '<html><head></head><body>own</body></html>')
  const site = {
    publicUrl: 'https://kelime.example.com',
    contactEmail: undefined,
    isTranslating: false,
  }
  pages = await readWordPages(folder, site)
  const painted = await import(pathToFileURL(join(own, painterFiles.painter)).href)
  mostAtOnce = () => painted.mostAtOnce
})
afterAll(() => rm(folder, { recursive: true }))

async function pageOf(slug: string): Promise<StaticFile> {
  const page = await pages.page(slug)
  if (!page) throw new Error(`No page for ${slug}`)
  return page
}

function textOf({ raw, brotli }: StaticFile) {
  expect(raw).toBeUndefined()
  return brotliDecompressSync(brotli ?? '').toString()
}

test('a page that could not be painted is painted for the next who asks', async () => {
  await expect(pages.page('broken')).rejects.toThrow('not this time')
  expect(textOf(await pageOf('broken'))).toContain('hello broken 2')
})

test('a page is painted once, in its frame, and knows its address', async () => {
  const [first, second] = await Promise.all([pageOf('cut'), pageOf('cut')])

  expect(first).toBe(second)
  expect(textOf(first)).toContain('hello cut')
  expect(textOf(first)).toContain('"canonical" href="https://kelime.example.com/kelimeler/cut"')
  expect(pages.slugs.slice(0, 3)).toEqual(['broken', 'cut', 'many-0'])
})

test('every page is kept once it is painted, one after the other', async () => {
  const slugs = many.map((_, at) => `many-${at}`)
  const first = await Promise.all(slugs.map(pageOf))
  const again = await Promise.all(slugs.map(pageOf))

  expect(again.every((page, at) => page === first[at])).toBe(true)
  expect(mostAtOnce()).toBe(1)
})

test('what is no word has no page, and one page says so of all', async () => {
  expect(pages.page('cutt')).toBeUndefined()
  expect(pages.page('__proto__')).toBeUndefined()
  expect(pages.missing.raw?.toString()).toContain('none')
  expect(pages.missing.raw?.toString()).not.toContain('canonical')
})

test('a form of a word is told from what is none', () => {
  expect(pages.slugOfForm('went')).toBe('go')
  expect(pages.slugOfForm('goes')).toBe('go')
  expect(pages.slugOfForm('wents')).toBeUndefined()
})
