import fc from 'fast-check'
import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'
import { grades } from '#domain/record/memory.ts'
import { answerDraft, aPage } from './a-log.test-support.ts'
import { openStudy, StudyDatabase } from './database.ts'
import { allRecords, studiedWords } from './log.ts'

const opened: StudyDatabase[] = []
let made = 0

/** Deletes the databases of all devices; after each test. */
export async function forgetDevices(): Promise<void> {
  for (const database of opened.splice(0)) await database.delete()
}

/** A device whose clock moves on a minute with every answer. */
export async function aDevice(name: string) {
  made += 1
  const database = new StudyDatabase(`test-${made}`)
  opened.push(database)
  await openStudy(database)
  let now = 1_700_000_000_000
  const page = aPage(database, name, () => now)
  return {
    database,
    setClock: (ms: number) => {
      now = ms
    },
    answer: async (more: Partial<Draft<AnswerRecord>> = {}) => {
      now += 60_000
      await page.append({ ...answerDraft, ...more })
    },
    undo: async (round: string) => await page.append({ kind: 'undo', round }),
    wish: async (round: string, sense: string) =>
      await page.append({ kind: 'study', round, sense, list: 'zor' }),
    erase: async (round: string, sense: string) =>
      await page.append({ kind: 'erase', round, sense }),
    set: async (field: string, value: unknown) => {
      now += 1
      await page.append({ kind: 'setting', field, value })
    },
    records: async () => await allRecords(database),
    words: async () =>
      (await studiedWords(database)).toSorted((a, b) => (a.sense < b.sense ? -1 : 1)),
  }
}

export type Device = Awaited<ReturnType<typeof aDevice>>

const wishOrErasure = {
  sense: fc.constantFrom('a.n.1', 'b.n.1'),
  round: fc.constantFrom('x.1', 'x.2'),
}
/** What a learner does, step by step. */
export const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('answer' as const),
      sense: fc.constantFrom('a.n.1', 'b.n.1', 'c.n.1'),
      grade: fc.constantFrom(...grades),
      round: fc.constantFrom('g.1', 'g.2', 'g.3', 'g.4'),
    }),
    fc.record({ kind: fc.constant('study' as const), ...wishOrErasure }),
    fc.record({ kind: fc.constant('erase' as const), ...wishOrErasure }),
    fc.record({ kind: fc.constant('undo' as const), round: fc.constantFrom('g.1', 'g.2', 'x.1') }),
    fc.record({
      kind: fc.constant('setting' as const),
      field: fc.constantFrom('x', 'y'),
      value: fc.nat(),
    }),
  ),
  { maxLength: 8 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** A device on which all that was done. */
export async function played(name: string, of: readonly Step[]): Promise<Device> {
  const device = await aDevice(name)
  for (const step of of) {
    if (step.kind === 'answer') await device.answer(step)
    else if (step.kind === 'undo') await device.undo(step.round)
    else if (step.kind === 'study') await device.wish(step.round, step.sense)
    else if (step.kind === 'erase') await device.erase(step.round, step.sense)
    else await device.set(step.field, step.value)
  }
  return device
}
