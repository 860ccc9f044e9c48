import type { Draft, TeachRecord } from '#domain/record/log-record.ts'
import type { AnswerKeeping } from './answer-keeper.ts'

/** A learning record for a test: what was written, in its order. */
export function aLog(keptWhen: () => Promise<void> = async () => {}) {
  const records: unknown[] = []
  const recording: Pick<AnswerKeeping, 'recordAnswer' | 'recordUndo'> = {
    recordAnswer: async (draft) => {
      records.push(draft)
      await keptWhen()
    },
    recordUndo: async (round) => void records.push({ kind: 'undo', round }),
  }
  const recordTeach = async (draft: Draft<TeachRecord>) => void records.push(draft)
  return { records, recordTeach, ...recording }
}
