import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('what is packed is read again, unknown kinds included', async () => {
  expect(await readBackup(await packBackup(records, 5))).toEqual({ ok: true, value: records })
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
  ['a record without a stamp', zipped({ ...backup, records: [{ kind: 'answer' }] }), 'broken'],
  [
    'an answer of another shape',
    zipped({ ...backup, records: [{ ...records[0], grade: 7 }] }),
    'broken',
  ],
  [
    'a wish for nothing',
    zipped({ ...backup, records: [{ ...records[3], sense: undefined }] }),
    'broken',
  ],
  [
    'an erasure of something else',
    zipped({ ...backup, records: [{ ...records[4], sense: {} }] }),
    'broken',
  ],
  ['an id that is none', zipped({ ...backup, records: [{ ...records[1], id: 'zz' }] }), 'broken'],
])('%s is told apart', async (_, file, problem) => {
  expect(await readBackup(file)).toEqual({ ok: false, problem })
})

test('a truncated backup is broken, wherever it is cut', async () => {
  const whole = await (await packBackup(records, 5)).arrayBuffer()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.byteLength - 1 }), async (length) => {
      expect(await readBackup(new Blob([whole.slice(0, length)]))).toEqual({
        ok: false,
        problem: 'broken',
      })
    }),
  )
})

test('a file that unpacks without end is left at the limit', async () => {
  const bomb = new Blob([gzipSync(Buffer.alloc(300 * 2 ** 20)) as BlobPart])

  expect(await readBackup(bomb)).toEqual({ ok: false, problem: 'too-large' })
}, 60_000)
