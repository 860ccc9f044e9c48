import fc from 'fast-check'
import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import type { ExportedList, ExportedWord } from '#domain/export/exported-list.ts'
import { listAsAnkiText, listAsCsv, listAsQuizletText } from '#domain/export/list-texts.ts'
import { judgeRow, newWordOf } from '#domain/import/judge-row.ts'
import { partsOfSpeech } from '#domain/words/entry.ts'
import { readAnkiPackage } from '../import/read-anki-package.ts'
import { readSource, readTables } from '../import/read-source.ts'
import type { Given } from '../import/source.ts'
import { partOfSpeechText } from '../text/lists.ts'
import { columnNames } from '../text/sharing.ts'
import { writeAnkiPackage } from './write-anki-package.ts'

// What goes out comes back: each format, read by the import itself.

const sqlite = initSqlJs()
const nameOf = (partOfSpeech: keyof typeof partOfSpeechText) => partOfSpeechText[partOfSpeech]
/** These words are the learner's own: no lexicon has a say in what they mean. */
const findNone = () => undefined

const wordsOf = (letters: string, most: number) =>
  fc
    .array(fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 8 }), {
      minLength: 1,
      maxLength: most,
    })
    .map((words) => words.join(' '))
const english = 'abcdefghijklmnoprstuvwyz'
const turkish = 'abcçdefgğhıijklmnoöprsştuüvyz'
/** Signs that mean something to a table, a spreadsheet or a page, where people do write them. */
const beginning = fc.constantFrom('', '', '', '=', '+', '@', '-', "'", "'=", '(')
const ending = fc.constantFrom('', '', '.', '!', '?', '"', "'", ' & co', ' 3 > 2', '; then')

const ownWords: fc.Arbitrary<Omit<ExportedWord, 'id'>> = fc.record(
  {
    word: fc.tuple(beginning, wordsOf(english, 2)).map((parts) => parts.join('')),
    meanings: fc.uniqueArray(wordsOf(turkish, 3), { maxLength: 4 }),
    partOfSpeech: fc.constantFrom(...partsOfSpeech),
    example: fc.record({
      en: fc.tuple(beginning, wordsOf(english, 9), ending).map((parts) => parts.join('')),
      tr: fc.tuple(beginning, wordsOf(turkish, 9), ending).map((parts) => parts.join('')),
    }),
  },
  { requiredKeys: ['word', 'meanings'] },
)
const lists: fc.Arbitrary<ExportedList> = fc
  .record({ name: wordsOf(turkish, 3), words: fc.array(ownWords, { minLength: 1, maxLength: 12 }) })
  .map(({ name, words }) => ({
    id: 'fruit',
    name,
    words: words.map((word, place) => ({ ...word, id: `w${place}` })),
  }))

/** The words that the import makes of something, as it is without the learner's help. */
async function imported(given: Given): Promise<unknown[]> {
  const read = await readSource(given, findNone, () => undefined)
  if (!read.ok || read.value.kind === 'text') throw new Error(JSON.stringify(read))
  const { rows } = read.value
  const [table] = readTables(read.value, findNone)
  const { columns = [], hasHeader = false } = table?.layout ?? {}
  return rows.slice(hasHeader ? 1 : 0).map((row) => newWordOf(judgeRow(row, columns, findNone)).own)
}

const file = (content: string | Uint8Array<ArrayBuffer>) => ({ file: new File([content], 'list') })

/** The words of a list as they are to come back. */
function ownOf({ words }: ExportedList): unknown[] {
  return words.map(({ id: _, ...own }) => own)
}

test('CSV', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const csv = listAsCsv(list, columnNames, nameOf)
      expect(await imported(file(csv))).toEqual(ownOf(list))
    }),
  )
})

test('text for Anki', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const text = listAsAnkiText(list, columnNames, nameOf)
      expect(await imported(file(text))).toEqual(ownOf(list))
    }),
  )
})

test('a package for Anki', async () => {
  const loaded = await sqlite
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const packed = new Uint8Array(await writeAnkiPackage(list, loaded, 1_700_000_000_000))
      const read = await readAnkiPackage(
        new Blob([packed]),
        async () => loaded,
        () => undefined,
      )
      if (!read.ok) throw new Error(read.problem)
      const [table] = readTables({ kind: 'package', ...read.value }, findNone)
      const columns = table?.layout.columns ?? []
      const words = read.value.rows.map((row) => newWordOf(judgeRow(row, columns, findNone)).own)
      expect(words).toEqual(ownOf(list))
    }),
    { numRuns: 30 },
  )
})

test('text for Quizlet, which has words and meanings and no more', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const pasted = listAsQuizletText(list)
      const words = list.words.map(({ word, meanings }) => ({ word, meanings }))
      expect(await imported({ pasted, as: 'lines' })).toEqual(words)
    }),
  )
})
