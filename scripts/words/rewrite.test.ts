import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fix, migrate } from './rewrite.ts'

const oldWord = {
  entries: [{ senses: [{ gloss: ['hikaye '], id: 'tale.n.1' }], partOfSpeech: 'noun' }],
  alsoMeans: ['anlatmak'],
  headword: 'tale',
}

/** A lexicon of these files, and what stands in one of them; what is said goes nowhere. */
function aFolder(files: Readonly<Record<string, unknown>>) {
  const root = mkdtempSync(join(tmpdir(), 'rewrite-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'lexicon', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => {
    log.mockRestore()
    error.mockRestore()
  })
  return { root, error, read: (name: string) => readFileSync(join(root, 'lexicon', name), 'utf8') }
}

test('migrating brings a word to the form of today, and changes nothing the second time', () => {
  const { root, read } = aFolder({ 'words/t/tale.json': oldWord })

  expect(migrate(root)).toBe(true)

  const once = read('words/t/tale.json')
  expect(JSON.parse(once)).toMatchObject({ alsoMeans: { verb: { gloss: ['anlatmak'] } } })
  expect(once.indexOf('headword')).toBeLessThan(once.indexOf('entries'))
  migrate(root)
  expect(read('words/t/tale.json')).toBe(once)
})

test('fixing mends texts and sorts the lists', () => {
  const list = ['wilt', 'Abundant', 'tale'].map((headword) => ({ headword, partOfSpeech: 'noun' }))
  const { root, read } = aFolder({ 'words/t/tale.json': oldWord, 'lists/zor.json': list })

  expect(fix(root)).toBe(true)

  expect(JSON.parse(read('words/t/tale.json')).entries[0].senses[0].gloss).toEqual(['hikâye'])
  expect(read('lists/zor.json').split('\n').slice(1, 4)).toEqual([
    '  { "headword": "Abundant", "partOfSpeech": "noun" },',
    '  { "headword": "tale", "partOfSpeech": "noun" },',
    '  { "headword": "wilt", "partOfSpeech": "noun" }',
  ])
})

test('a file that cannot be read is named and left alone, the others are rewritten', () => {
  const { root, error, read } = aFolder({
    'words/b/bad.json': '{ "headword": ',
    'words/o/odd.json': { headword: 'odd', entries: 'none' },
    'words/t/tale.json': oldWord,
  })

  expect(migrate(root)).toBe(false)

  expect(read('words/b/bad.json')).toBe('{ "headword": ')
  expect(read('words/t/tale.json')).toContain('"verb"')
  const said = error.mock.calls.map(([line]) => String(line))
  expect(said[0]).toMatch('lexicon/words/b/bad.json')
  expect(said[1]).toMatch('lexicon/words/o/odd.json')
})
