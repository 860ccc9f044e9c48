import { z } from 'zod/mini'
import { parseJson } from '#domain/json.ts'
import { clockOf } from '#domain/record/log-clock.ts'
import { changeableKinds, type LogRecord } from '#domain/record/log-record.ts'
import { grades, questionKinds } from '#domain/record/memory.ts'
import type { Result } from '#domain/result.ts'

const format = 'ingilizce-ogreniyorum-yedek'
const version = 1

// Beyond any honest backup: a million answers come to about 30 MB packed.
const mostPackedBytes = 64 * 2 ** 20
const mostTextBytes = 256 * 2 ** 20

/** Why a file is no backup that can be read. */
export type BackupProblem = 'too-large' | 'broken' | 'foreign' | 'newer'

const stamp = {
  id: z.string().check(z.refine((id) => clockOf(id) !== undefined)),
  device: z.string(),
  at: z.number(),
  offsetMinutes: z.number(),
}
const answer = z.looseObject({
  ...stamp,
  kind: z.literal('answer'),
  round: z.string(),
  sense: z.string(),
  list: z.string(),
  question: z.enum(questionKinds),
  asked: z.enum(['game', 'recall']),
  options: z.array(z.string()),
  chosen: z.nullable(z.string()),
  grade: z.enum(grades),
  seconds: z.number(),
})
const study = z.looseObject({
  ...stamp,
  kind: z.literal('study'),
  round: z.string(),
  sense: z.string(),
  list: z.string(),
})
const erase = z.looseObject({
  ...stamp,
  kind: z.literal('erase'),
  round: z.string(),
  sense: z.string(),
})
const undo = z.looseObject({ ...stamp, kind: z.literal('undo'), round: z.string() })
const change = z.looseObject({ ...stamp, kind: z.enum(changeableKinds), field: z.string() })
const known = z.discriminatedUnion('kind', [answer, study, erase, undo, change])
const knownKinds = new Set<string>(['answer', 'study', 'erase', 'undo', ...changeableKinds])
// A kind of a later version: kept as it is, as long as it is stamped.
const unknown = z.looseObject({
  ...stamp,
  kind: z.string().check(z.refine((kind) => !knownKinds.has(kind))),
})
const record = z.union([known, unknown])
const head = z.looseObject({ format: z.literal(format), version: z.number() })
const body = z.object({ records: z.array(record) })

/** The name of a backup made at `atMs`, with the date in it. */
export function backupName(atMs: number): string {
  return `ingilizce-ogreniyorum-${new Date(atMs).toISOString().slice(0, 10)}.json.gz`
}

/** A backup of `records`: one compressed file with every kind of record. */
export async function packBackup(records: readonly LogRecord[], atMs: number): Promise<Blob> {
  const text = JSON.stringify({ format, version, exportedAt: atMs, records })
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Blob([await new Response(packed).arrayBuffer()], { type: 'application/gzip' })
}

/** The records of a backup file; bounded before and while it is unpacked, nothing is changed. */
export async function readBackup(file: Blob): Promise<Result<readonly LogRecord[], BackupProblem>> {
  if (file.size > mostPackedBytes) return { ok: false, problem: 'too-large' }
  const text = await unpacked(file)
  if (!text.ok) return text
  const parsed = parseJson(text.value)
  const opening = head.safeParse(parsed)
  if (!opening.success) return { ok: false, problem: parsed === undefined ? 'broken' : 'foreign' }
  if (opening.data.version > version) return { ok: false, problem: 'newer' }
  const records = body.safeParse(parsed)
  if (!records.success) return { ok: false, problem: 'broken' }
  return { ok: true, value: records.data.records as unknown as LogRecord[] }
}

async function unpacked(file: Blob): Promise<Result<string, BackupProblem>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  let text = ''
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { ok: true, value: text + decoder.decode() }
      bytes += value.length
      if (bytes > mostTextBytes) {
        await reader.cancel()
        return { ok: false, problem: 'too-large' }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch (error) {
    // No gzip, cut short, or no text.
    if (error instanceof TypeError) return { ok: false, problem: 'broken' }
    throw error
  }
}
