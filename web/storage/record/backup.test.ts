import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordId } from '#domain/record/log-clock.ts'
import type { LogRecord } from '#domain/record/log-record.ts'
import { backupName, packBackup, readBackup } from './backup.ts'

const records = [
  {
    id: '0000000010000-a',
    device: 'a',
    at: 1,
    offsetMinutes: 180,
    kind: 'answer',
    round: 'g.1',
    sense: 'wilt.v.1',
    list: 'zor',
    direction: 'en-tr',
    question: 'choice',
    asked: 'game',
    options: ['wilt.v.1'],
    chosen: null,
    grade: 'again',
    seconds: 3,
    lexicon: 'v',
  },
  { id: '0000000020000-a', device: 'a', at: 2, offsetMinutes: 180, kind: 'undo', round: 'g.1' },
  {
    id: '0000000030000-a',
    device: 'a',
    at: 3,
    offsetMinutes: 180,
    kind: 'setting',
    field: 'accent',
    value: 'uk',
  },
  {
    id: '0000000031000-a',
    device: 'a',
    at: 3,
    offsetMinutes: 180,
    kind: 'study',
    round: 'w.1',
    sense: 'wilt.v.1',
    list: '',
  },
  {
    id: '0000000032000-a',
    device: 'a',
    at: 3,
    offsetMinutes: 180,
    kind: 'erase',
    round: 'e.1',
    sense: 'wilt.v.1',
  },
  {
    id: '0000000040000-a',
    device: 'a',
    at: 4,
    offsetMinutes: 180,
    kind: 'later',
    any: { thing: 1 },
  },
] as readonly LogRecord[]

const zipped = (value: unknown) =>
  new Blob([gzipSync(typeof value === 'string' ? value : JSON.stringify(value)) as BlobPart])
const backup = { format: 'ingilizce-ogreniyorum-yedek', version: 1, records }

async function read(file: Blob) {
  const found: LogRecord[] = []
  const result = await readBackup(file, (record) => found.push(record))
  return { found, ...result }
}

test('what is packed is read again, unknown kinds included', async () => {
  expect(await read(await packBackup([records], 5))).toEqual({
    ok: true,
    value: { records: records.length, unreadable: 0 },
    found: records,
  })
})

test('whatever is in its texts, and however it comes in parts, is read again', async () => {
  const values = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\\"],[{"records":[')),
    {
      maxLength: 5,
    },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(values, { maxLength: 3 }), { maxLength: 4 }),
      async (parts) => {
        const log = parts.map((part) => part.map((value) => ({ ...records[2], value })))
        // Half of a pair of code units is no text: a file cannot have it.
        fc.pre(JSON.stringify(log).isWellFormed())

        const backup = await read(await packBackup(log, 5))
        expect(backup.found).toEqual(log.flat())
      },
    ),
  )
})

test('the fields around the records may come in any order, and with blanks', async () => {
  const text = JSON.stringify(
    { records, exportedAt: 1, version: 1, format: backup.format },
    null,
    2,
  )

  expect((await read(zipped(text))).found).toEqual(records)
})

test('a backup carries its date in its name', () => {
  expect(backupName(Date.parse('2026-11-20T12:00Z'))).toBe(
    'ingilizce-ogreniyorum-2026-11-20.json.gz',
  )
})

test.each([
  ['a text file', new Blob(['merhaba']), 'broken'],
  ['an empty file', new Blob([]), 'broken'],
  ['no JSON', zipped('{"format":'), 'broken'],
  ['another program’s file', zipped({ decks: [] }), 'foreign'],
  ['a list', zipped([1, 2]), 'foreign'],
  ['a newer version', zipped({ ...backup, version: 2 }), 'newer'],
  ['nothing but what is no record', zipped({ ...backup, records: [{ kind: 'answer' }] }), 'broken'],
  ['no records at all', zipped({ ...backup, records: 'many' }), 'broken'],
  ['something after its end', zipped(`${JSON.stringify(backup)}}`), 'broken'],
])('%s is told apart', async (_, file, problem) => {
  expect(await read(file)).toMatchObject({ ok: false, problem })
})

const [anAnswer, , aSetting, aWish, anErasure] = records
const aTeaching = { ...aWish, kind: 'teach' }
const aClaim = { ...aWish, kind: 'claim', isKnown: true }
const anAdoption = { ...aWish, kind: 'adopt', stabilityDays: 3, difficulty: 5, daysBefore: 1 }
const aListChange = { ...aSetting, kind: 'list', field: 'b1.words' }
const aCorrection = { ...aSetting, kind: 'correction', field: 'wilt.v.1.gloss' }
test.each([
  ['a record without a stamp', { kind: 'answer' }],
  ['a grade that is none', { ...anAnswer, grade: 7 }],
  ['no direction', { ...anAnswer, direction: undefined }],
  ['no lexicon', { ...anAnswer, lexicon: undefined }],
  ['options that are none', { ...anAnswer, options: [{}] }],
  ['more options than any question has', { ...anAnswer, options: Array(21).fill('a') }],
  ['a sense without end', { ...anAnswer, sense: 'a'.repeat(101) }],
  ['a text without end', { ...anAnswer, chosen: 'a'.repeat(1001) }],
  ['an offset that no clock has', { ...anAnswer, offsetMinutes: 1e308 }],
  ['half a minute of offset', { ...anAnswer, offsetMinutes: 0.5 }],
  ['a moment that no clock shows', { ...anAnswer, at: 1e308 }],
  ['a moment that is none', { ...anAnswer, at: '1' }],
  ['a time taken backwards', { ...anAnswer, seconds: -1 }],
  ['a time taken for ever', { ...anAnswer, seconds: 1e308 }],
  ['a device of another alphabet', { ...anAnswer, device: '../' }],
  ['an id without end', { ...anAnswer, id: 'a'.repeat(61) }],
  ['a wish for nothing', { ...aWish, sense: undefined }],
  ['an erasure of something else', { ...anErasure, sense: {} }],
  ['a teaching of nothing', { ...aTeaching, sense: undefined }],
  ['a claim of something else', { ...aClaim, isKnown: 'yes' }],
  ['a memory that lasts for ever', { ...anAdoption, stabilityDays: 1e308 }],
  ['a memory of no time', { ...anAdoption, stabilityDays: 0 }],
  ['a memory harder than any', { ...anAdoption, difficulty: 11 }],
  ['a memory of a day to come', { ...anAdoption, daysBefore: -1 }],
  ['a memory of half a day', { ...anAdoption, daysBefore: 0.5 }],
  ['a memory older than anybody', { ...anAdoption, daysBefore: 1e9 }],
  ['a change of a list without a field', { ...aListChange, field: undefined }],
  ['a change of many lists', { ...aListChange, field: ['b1.words'] }],
  ['more words than were added together', { ...aListChange, value: Array(5001).fill('a.n.1') }],
  ['a correction of a sense without end', { ...aCorrection, field: 'a'.repeat(101) }],
  [
    'a correction nested without end',
    { ...aCorrection, value: JSON.parse('['.repeat(17) + ']'.repeat(17)) },
  ],
  ['a value without end', { ...aSetting, value: Array(5001).fill(0) }],
  ['a kind without end', { ...aSetting, kind: 'a'.repeat(41) }],
  ['a number', 7],
  ['nothing', null],
  ['a list', [anAnswer]],
  ['a text longer than any record', { ...aSetting, value: 'a'.repeat(70_000) }],
])('a record that is %s is left out and counted, and the others are read', async (_, wrong) => {
  expect(await read(zipped({ ...backup, records: [...records, wrong, ...records] }))).toEqual({
    ok: true,
    value: { records: 2 * records.length, unreadable: 1 },
    found: [...records, ...records],
  })
})

test.each([
  ['teaching', aTeaching],
  ['claim', aClaim],
  ['adopted memory', anAdoption],
  ['change of a list', aListChange],
  ['correction', aCorrection],
])('a %s within its bounds is read', async (_, record) => {
  expect((await read(zipped({ ...backup, records: [record] }))).found).toEqual([record])
})

test('a record nested fifty thousand deep is left out, and so is one that is no JSON', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  const text = JSON.stringify(backup).replace('"records":[', `"records":[{"a":${deep}},{"b":},`)

  expect(await read(zipped(text))).toMatchObject({ value: { unreadable: 2 }, found: records })
  expect(await read(zipped(deep))).toMatchObject({ ok: false, problem: 'broken' })
  expect(await read(zipped(`{"records":${deep}}`))).toMatchObject({ ok: false, problem: 'foreign' })
})

test('whatever a file says, reading it ends with a result', async () => {
  const signs = fc.array(
    fc.constantFrom('{', '}', '[', ']', ',', '"', '\\', ':', '"records":[', '{}', '1', ' '),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(signs, fc.anything(), async (text, anything) => {
      expect((await read(zipped(text.join('')))).ok).toBe(false)
      const inside = JSON.stringify({ ...backup, records: [anything, ...records] })
      const result = await read(zipped(inside))
      expect(result.ok && result.value.records + result.value.unreadable).toBe(records.length + 1)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['millions of empty objects', '{},'],
  ['millions of numbers', '1,'],
  ['nesting without end', '['],
  ['one text without end', 'a'],
])('%s in a small file are left at the limit', async (_, piece) => {
  const start = `{"format":"${backup.format}","version":1,"records":[${piece === 'a' ? '"' : ''}`
  const bomb = zipped(start + piece.repeat(50_000_000 / piece.length))
  expect(bomb.size).toBeLessThan(255_000)

  expect(await read(bomb)).toMatchObject({ ok: false, problem: 'too-large' })
})

test('sound records without end in a small file are left at the limit too', async () => {
  const record = JSON.stringify({ ...aSetting, value: 'a'.repeat(40_000) })
  const bomb = zipped(
    `{"format":"${backup.format}","version":1,"records":[${`${record},`.repeat(2000)}`,
  )
  expect(bomb.size).toBeLessThan(255_000)

  expect(await read(bomb)).toMatchObject({ ok: false, problem: 'too-large' })
})

test('a truncated backup is broken, wherever it is cut', async () => {
  const whole = await (await packBackup([records], 5)).arrayBuffer()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.byteLength - 1 }), async (length) => {
      expect(await read(new Blob([whole.slice(0, length)]))).toMatchObject({
        ok: false,
        problem: 'broken',
      })
    }),
  )
})

test('a file that unpacks without end is left at the limit', async () => {
  const bomb = new Blob([gzipSync(Buffer.alloc(300 * 2 ** 20)) as BlobPart])

  expect(await read(bomb)).toMatchObject({ ok: false, problem: 'too-large' })
}, 60_000)

test('a list that was imported again and again packs better than any hostile file, and is read all the same', async () => {
  const words = Array.from({ length: 600 }, (_, at) => ({
    word: `word ${at}`,
    meanings: [`anlam ${at}`],
  }))
  const log = Array.from({ length: 400 }, (_, at) => ({
    id: recordId({ ms: 1_700_000_000_000, count: at }, 'a'),
    device: 'a',
    at: 1_700_000_000_000,
    offsetMinutes: 180,
    kind: 'list' as const,
    field: `b${at}.words`,
    value: { list: 'l', rank: 0, words },
  }))
  const file = await packBackup([log], 5)
  expect(JSON.stringify(log).length / file.size).toBeGreaterThan(70)

  expect(await read(file)).toMatchObject({ ok: true, value: { records: 400, unreadable: 0 } })
})
