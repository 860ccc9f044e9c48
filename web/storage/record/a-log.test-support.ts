import { clockStart, type LogClock, laterClock, recordId, tick } from '#domain/record/log-clock.ts'
import type { AnswerRecord, Draft, KnownRecord } from '#domain/record/log-record.ts'
import type { StudyDatabase } from './database.ts'
import { accept, clockIn } from './log.ts'
import type { WaitingRecord } from './waiting-records.ts'

/** An answer as a game gives it. */
export const answerDraft: Draft<AnswerRecord> = {
  kind: 'answer',
  round: 'g.1',
  sense: 'wilt.v.1',
  list: 'zor',
  direction: 'en-tr',
  question: 'choice',
  asked: 'game',
  options: ['wilt.v.1', 'arid.adj.1'],
  chosen: 'wilt.v.1',
  grade: 'good',
  seconds: 4,
  lexicon: 'v1',
}

/** A page that records into `database`; its clock shows what `now` gives. */
export function aPage(database: StudyDatabase, name: string, now: () => number) {
  let clock: LogClock = clockStart
  const stamp = (draft: Draft<KnownRecord>): WaitingRecord => {
    const at = now()
    clock = tick(clock, at)
    return { ...draft, id: recordId(clock, name), at, offsetMinutes: 180 }
  }
  return {
    stamp,
    /** Puts a record into the log, after all that is there. */
    append: async (draft: Draft<KnownRecord>): Promise<void> => {
      const seen = await clockIn(database)
      clock = laterClock(clock, seen)
      await accept(database, [stamp(draft)], () => name)
    },
  }
}

/** Empties every table of `database`. */
export async function clear(database: StudyDatabase): Promise<void> {
  for (const table of database.tables) await table.clear()
}
