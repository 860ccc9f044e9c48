import { parseJson } from '#domain/json.ts'
import { isLogRecord, type LogRecord } from '#domain/record/log-record.ts'
import type { Result } from '#domain/result.ts'
import { scanBackup } from './backup-scan.ts'

const format = 'ingilizce-ogreniyorum-yedek'
const version = 1

// Beyond any honest backup: a million answers, a hundred a day for 27 years, come to 40 MB packed and
// 350 MB as text. Text that packs better than 1 : 60 is no learner's. Only records that repeat each
// other do, such as a list that was imported again and again: up to 1 : 130, by what gzip can.
const mostRecords = 1_000_000
const mostPackedBytes = 64 * 2 ** 20
const mostTextBytes = 512 * 2 ** 20
const mostRatio = 60
const mostSoundRatio = 200
const freeTextLength = 2 ** 20

/** Why a file is no backup that can be read. */
export type BackupProblem = 'too-large' | 'broken' | 'foreign' | 'newer'

/** What a backup holds: how many records, and how many entries that are none. */
export type BackupCount = { readonly records: number; readonly unreadable: number }

/** The name of a backup made at `atMs`, with the date in it. */
export function backupName(atMs: number): string {
  return `ingilizce-ogreniyorum-${new Date(atMs).toISOString().slice(0, 10)}.json.gz`
}

/**
 * A backup of records, which come in parts: one compressed file with every kind of record. Not more
 * than a part of it is ever held as text.
 */
export async function packBackup(
  parts: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
  atMs: number,
): Promise<Blob> {
  const encoder = new TextEncoder()
  const packing = new CompressionStream('gzip')
  const writer = packing.writable.getWriter()
  const write = async (text: string) => await writer.write(encoder.encode(text))
  const packed = new Response(packing.readable).arrayBuffer()
  const head = JSON.stringify({ format, version, exportedAt: atMs, records: [] })
  await write(head.slice(0, -2))
  let separator = ''
  for await (const part of parts) {
    if (part.length === 0) continue
    await write(separator + JSON.stringify(part).slice(1, -1))
    separator = ','
  }
  await write(head.slice(-2))
  await writer.close()
  return new Blob([await packed], { type: 'application/gzip' })
}

/**
 * Reads a backup file, bounded before and while it is unpacked, a record at a time. What is no record
 * is left out and counted; a file with nothing else in it is broken.
 *
 * @param onRecord called with every record, in the order of the file.
 * @param onShare called with the share that is read, 0 to 1.
 */
export async function readBackup(
  file: Blob,
  onRecord: (record: LogRecord) => void,
  onShare: (share: number) => void = () => undefined,
): Promise<Result<BackupCount, BackupProblem>> {
  let [records, unreadable, soundLength] = [0, 0, 0]
  const scan = scanBackup((text) => {
    const record = text === undefined ? undefined : parseJson(text)
    if (isLogRecord(record)) {
      records += 1
      soundLength += text?.length ?? 0
      onRecord(record)
    } else unreadable += 1
  })
  const isTooMuch = (textLength: number, packedBytes: number) =>
    records + unreadable > mostRecords ||
    textLength - soundLength > freeTextLength + mostRatio * packedBytes ||
    textLength > freeTextLength + mostSoundRatio * packedBytes
  const problem = await unpack(file, scan.feed, isTooMuch, onShare)
  if (problem) return { ok: false, problem }
  const frame = scan.end()
  const parsed = frame === undefined ? undefined : parseJson(frame)
  if (parsed === undefined) return { ok: false, problem: 'broken' }
  const wrong = problemOf(parsed)
  if (wrong) return { ok: false, problem: wrong }
  if (records === 0 && unreadable > 0) return { ok: false, problem: 'broken' }
  return { ok: true, value: { records, unreadable } }
}

/** What is wrong with what stands around the records. */
function problemOf(frame: unknown): BackupProblem | undefined {
  if (typeof frame !== 'object' || frame === null) return 'foreign'
  const found = frame as Readonly<Record<string, unknown>>
  if (found.format !== format || typeof found.version !== 'number') return 'foreign'
  if (found.version > version) return 'newer'
  return Array.isArray(found.records) ? undefined : 'broken'
}

const sliceBytes = 16 * 1024

async function unpack(
  file: Blob,
  onText: (text: string) => void,
  isTooMuch: (textLength: number, packedBytes: number) => boolean,
  onShare: (share: number) => void,
): Promise<BackupProblem | undefined> {
  if (file.size > mostPackedBytes) return 'too-large'
  let [packedBytes, textBytes, textLength] = [0, 0, 0]
  // In slices of our own: the browser's would unpack to hundreds of megabytes before we are asked.
  const packed = new ReadableStream<BufferSource>({
    async pull(controller) {
      if (packedBytes >= file.size) return controller.close()
      const slice = file.slice(packedBytes, packedBytes + sliceBytes)
      packedBytes += slice.size
      controller.enqueue(await slice.arrayBuffer())
    },
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      textBytes += value.length
      const isTooLong = textBytes > mostTextBytes
      if (!isTooLong) {
        const text = decoder.decode(value, { stream: true })
        textLength += text.length
        onText(text)
      }
      if (isTooLong || isTooMuch(textLength, packedBytes)) {
        await reader.cancel()
        return 'too-large'
      }
      onShare(packedBytes / file.size)
    }
    onText(decoder.decode())
    return undefined
  } catch (error) {
    // No gzip, cut short, or no text.
    if (error instanceof TypeError) return 'broken'
    throw error
  }
}
