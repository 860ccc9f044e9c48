import { listEffects } from '#domain/lists/list-effects.ts'
import type { LogRecord } from '#domain/record/log-record.ts'
import { mergeEffects } from '#domain/record/merge-effects.ts'
import { readBackup } from './backup.ts'
import { openStudy, StudyDatabase } from './database.ts'
import type { ImportAnswer, ImportQuestion } from './import.ts'
import { allRecords } from './log.ts'
import { freshIn, merge, unmerge } from './merge.ts'
import { logProblemOf } from './problem.ts'

// What was read last, for when the learner has agreed to it.
let offered: readonly LogRecord[] = []

/** Reads a backup, adds it and takes it back, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => {
  // So that the page hears of a failure too: what an async function throws does not reach it.
  answer(data)
    .catch((error): ImportAnswer => {
      const problem = logProblemOf(error)
      if (!problem) throw error
      return { ok: false, problem }
    })
    .then((said) => postMessage(said))
    .catch(reportError)
})

async function answer(question: ImportQuestion): Promise<ImportAnswer> {
  switch (question.kind) {
    case 'read':
      return await read(question.file, question.nowMs)
    case 'add': {
      const { nowMs, before } = question
      return await inLog((log) => merge(log, offered, nowMs, { before, onShare: tell }))
    }
    case 'takeBack':
      return await inLog(async (log) => (await unmerge(log, tell)) ?? {})
  }
}

async function read(file: Blob, nowMs: number): Promise<ImportAnswer<'read'>> {
  const records: LogRecord[] = []
  const backup = await readBackup(file, (record) => records.push(record), tell)
  if (!backup.ok) return backup
  offered = records
  const { unreadable } = backup.value
  return await inLog(async (log) => {
    const fresh = await freshIn(log, records, nowMs)
    const existing = await allRecords(log)
    const effects = mergeEffects(existing, fresh.records)
    const lists = listEffects(existing, fresh.records)
    return { ...effects, lists, moved: fresh.moved, unreadable }
  })
}

async function inLog<Value>(
  use: (log: StudyDatabase) => Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value }> {
  const log = new StudyDatabase()
  try {
    await openStudy(log)
    return { ok: true, value: await use(log) }
  } finally {
    log.close()
  }
}

let told = -1

/** Tells the page a share that is done, a hundredth at a time. */
function tell(share: number): void {
  const hundredths = Math.floor(share * 100)
  if (hundredths !== told) postMessage(share)
  told = hundredths
}
