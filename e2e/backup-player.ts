import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { recordId } from '#domain/record/log-clock.ts'
import type { AnswerRecord, LogRecord } from '#domain/record/log-record.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { readBackup } from '#web/storage/record/backup.ts'
import { goTo as goToUrl, soon } from './page-checks.ts'
import { desktop, type Open } from './product.ts'
import { afterWrongAnswers } from './recall-device.ts'
import { liveOn } from './recall-player.ts'
import { storedRecord } from './stored-record.ts'
import { wordsOf } from './words.ts'

export const istanbul = { timezoneId: 'Europe/Istanbul', viewport: desktop }
export const noonMs = Date.parse('2026-11-20T12:00:00+03:00')
const dayMs = 24 * 3_600_000

/** Somebody in Ayarlar at noon of 20 November after `count` wrong answers: see `afterWrongAnswers`. */
export async function aLearner(
  open: Open,
  count: number,
  options: Parameters<typeof afterWrongAnswers>[2] = {},
): Promise<Page> {
  const { page } = await afterWrongAnswers(open, count, { viewport: desktop, ...options })
  // Before that there may be no database yet, and tests put something into it.
  await soon(async () => {
    const { records, waiting } = await storedRecord(page)
    expect(waiting).toBe(0)
    expect(records.length).toBeGreaterThanOrEqual(count)
  })
  await goTo(page, '/ayarlar')
  return page
}

/** Somebody in Ayarlar on 20 November who has not answered anything. */
export async function aStranger(open: Open): Promise<Page> {
  const page = await open('/ayarlar', {
    ...istanbul,
    prepare: (one) => liveOn(one, '2026-11-20T12:00:00+03:00'),
  })
  await settingsUp(page)
  return page
}

/** Goes to a page of the product, which then answers. */
export async function goTo(page: Page, path: string): Promise<void> {
  await goToUrl(page, new URL(path, page.url()).href)
  if (path === '/ayarlar') await settingsUp(page)
}

async function settingsUp(page: Page): Promise<void> {
  // Told by script alone: from now on the page answers.
  await page.getByText(/Kullanılan yer/).waitFor()
}

/** What hands out a backup. */
export const exportButton = (page: Page) => page.getByRole('button', { name: 'Dışa aktar' })

/** What the file holds that the page hands out. */
export async function exported(page: Page): Promise<{ file: Buffer; records: LogRecord[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()])
  const file = await readFile(await download.path())
  const records: LogRecord[] = []
  const read = await readBackup(new Blob([file]), (record) => records.push(record))
  expect(read).toMatchObject({ ok: true, value: { unreadable: 0 } })
  return { file, records }
}

/** What stands in a backup of `records`, whatever they are. */
export const backupText = (records: readonly unknown[]) =>
  JSON.stringify({ format: 'ingilizce-ogreniyorum-yedek', version: 1, records })
/** A backup file of `records`, whatever they are. */
export const aBackup = (records: readonly unknown[]) => gzipSync(backupText(records))

/** Chooses a file to import. */
export async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'yedek.json.gz', mimeType: 'application/gzip', buffer })
}

/** Agrees to what the file would do. */
export async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await page.getByText(/kayıt eklendi/).waitFor()
}

const zor = wordsOf('zor')

/** The word that `anAnswer(place)` is about. */
export function answeredWord(place: number): WordEntry {
  const word = zor[place % zor.length]
  if (!word) throw new Error('ZOR has no words')
  return word
}

/** An answer of another device, a minute after the one before it. */
export function anAnswer(place: number, more: Partial<AnswerRecord> = {}): AnswerRecord {
  const at = noonMs - 10 * dayMs + place * 60_000
  return {
    id: recordId({ ms: at, count: 0 }, 'other'),
    device: 'other',
    at,
    offsetMinutes: 180,
    kind: 'answer',
    round: `other.${place}`,
    sense: answeredWord(place).id,
    list: 'zor',
    direction: 'en-tr',
    question: 'choice',
    asked: 'game',
    options: [],
    chosen: null,
    grade: 'again',
    seconds: 3,
    lexicon: 'x',
    ...more,
  }
}

/** Changes the database behind the app's back, in the version it has or in another. */
export async function inDatabase(
  page: Page,
  change: { version?: number; put?: readonly LogRecord[] },
) {
  await page.evaluate(
    ({ version, put }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ingilizce-ogreniyorum', version)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result } = opening
          const writing = result.transaction(['records', 'facts'], 'readwrite')
          for (const record of put ?? []) writing.objectStore('records').put(record)
          if (put) writing.objectStore('facts').put({ name: 'derivation', value: 0 })
          writing.oncomplete = () => {
            result.close()
            resolve()
          }
        }
      }),
    change,
  )
}
