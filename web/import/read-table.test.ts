import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { ankiHeaders, readAnkiText } from './read-anki-text.ts'
import { readTextFile } from './read-bytes.ts'
import { delimiterOf, readTable } from './read-table.ts'

const ignore = () => {}

function read(text: string, delimiter = delimiterOf(text)) {
  const table = readTable(text, delimiter, ignore)
  if (!table.ok) return table.problem
  return table.value.map(({ line, cells, problem }) => [line, ...(problem ? [problem] : cells)])
}

test.each([';', ',', '\t', '|'])('cells apart by “%s” are found', (sign) => {
  const text = ['abandon', 'terk etmek', ''].join(sign)
  expect(delimiterOf(`${text}\n${text}`)).toBe(sign)
})

test('a separator that the first line names is believed', () => {
  expect(read('sep=:\nabandon:terk etmek')).toEqual([[2, 'abandon', 'terk etmek']])
})

test('cells in quotation marks hold separators, marks and lines, and rows keep their line numbers', () => {
  expect(read('a;"x;y"\n"two\nlines";"say ""so"""\n\nb;z')).toEqual([
    [1, 'a', 'x;y'],
    [2, 'two\nlines', 'say "so"'],
    [5, 'b', 'z'],
  ])
})

test('a mark that is never closed costs its own line alone', () => {
  const others = Array.from({ length: 300 }, (_, at) => `word${at};anlam`)
  const rows = read(['a;x', '"wilt;solmak', ...others].join('\n'))

  expect(rows).toHaveLength(302)
  expect(rows.slice(0, 3)).toEqual([
    [1, 'a', 'x'],
    [2, 'unclosed-quote'],
    [3, 'word0', 'anlam'],
  ])
})

test('a table whose every line has such a mark comes to an end', () => {
  const rows = read(Array.from({ length: 5000 }, (_, at) => `"word${at};anlam`).join('\n'), ';')
  expect(rows).toHaveLength(5000)
})

test.each([
  ['too-many-columns', `a${';'.repeat(1_000_000)}`],
  ['too-many-rows', 'a;b\n'.repeat(100_001)],
])('a table of %s is refused', (problem, text) => {
  expect(read(text, ';')).toBe(problem)
})

test('any table comes back from its CSV', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ş', '"', ';', ',', '\n', ' ', '=') })
  // Blanks around a cell are nobody's; an empty row is none.
  const isKept = (row: readonly string[]) => row.some((one) => one.trim() !== '')
  const row = fc.tuple(cell, cell, cell).filter(isKept)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const text = Papa.unparse(rows, { delimiter: ';', newline: '\n', quotes: true })
      const table = readTable(text, ';', ignore)
      const trimmed = rows.map((cells) => cells.map((one) => one.trim()))
      expect(table.ok && table.value.map(({ cells }) => cells)).toEqual(trimmed)
    }),
  )
})

describe('a text that Anki has exported', () => {
  const text = [
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#notetype column:2',
    '#deck column:3',
    '#tags column:6',
    'g1\tBasic\tDeste\t<b>scarce</b>\tkıt\tsıfat',
    'g2\tCloze\tDeste\t"{{c1::wilt}}"\t"sol\tmak"\t',
  ].join('\n')

  test('gives its fields without Anki’s own columns, by note type', () => {
    expect(readAnkiText(text, ankiHeaders(text), ignore)).toEqual({
      ok: true,
      value: {
        tables: [
          { name: 'Basic', columns: [] },
          { name: 'Cloze', columns: [] },
        ],
        rows: [
          { line: 7, table: 0, cells: ['<b>scarce</b>', 'kıt'] },
          { line: 8, table: 1, cells: ['{{c1::wilt}}', 'sol\tmak'] },
        ],
      },
    })
  })

  test('has the columns that it names', () => {
    const named = '#separator:Semicolon\n#columns:Word;Meaning;Tags\n#tags column:3\nwilt;solmak;x'
    const result = readAnkiText(named, ankiHeaders(named), ignore)
    expect(result.ok && result.value.tables).toEqual([{ name: '', columns: ['Word', 'Meaning'] }])
  })
})

describe('the text of a file', () => {
  const turkish = 'kelime;anlam\r\nabandon;terk etmek, bırakıp gitmek; ığüşöç İĞÜŞÖÇ'
  const utf16 = Buffer.from(turkish, 'utf16le')
  const windows1254 = Buffer.from(
    turkish.replace(
      /[ığşİĞŞ]/g,
      (letter) =>
        ({ ı: '\xfd', ğ: '\xf0', ş: '\xfe', İ: '\xdd', Ğ: '\xd0', Ş: '\xde' })[letter] ?? '',
    ),
    'latin1',
  )

  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(turkish)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${turkish}`)],
    ['UTF-16 little-endian', utf16],
    ['UTF-16 little-endian with its mark', Buffer.from(`\ufeff${turkish}`, 'utf16le')],
    ['UTF-16 big-endian', Buffer.from(utf16).swap16()],
    ['UTF-16 big-endian with its mark', Buffer.from(`\ufeff${turkish}`, 'utf16le').swap16()],
    ['windows-1254', windows1254],
  ])('is read in %s', async (_, bytes) => {
    expect(await readTextFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), ignore)).toEqual({
      ok: true,
      value: turkish,
    })
  })

  test('is none of a picture, nor of more than a list of words can be', async () => {
    const picture = Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251)
    expect(await readTextFile(new Blob([picture]), ignore)).toEqual({
      ok: false,
      problem: 'binary',
    })
    const huge = { size: 300 * 2 ** 20 } as Blob
    expect(await readTextFile(huge, ignore)).toEqual({ ok: false, problem: 'too-large' })
  })
})
