import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerDraft, aPage } from './a-log.test-support.ts'
import { openStudy, StudyDatabase } from './database.ts'
import { rebuild } from './log.ts'

// What two tabs do one after the other, each after a pause, without waiting for what went before.
const doings = fc.array(
  fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom('answer', 'answer', 'undo', 'erase', 'rebuild'),
    sense: fc.constantFrom('a.n.1', 'b.n.1'),
    pauses: fc.nat(12),
  }),
  { maxLength: 12 },
)

let made = 0

test('however answers and rebuilds of two tabs meet, it comes to what a rebuild from scratch gives', async () => {
  await fc.assert(
    fc.asyncProperty(doings, async (all) => {
      made += 1
      const databases = [1, 2].map(() => new StudyDatabase(`two-tabs-${made}`))
      for (const database of databases) await openStudy(database)
      let now = 1_700_000_000_000
      const tabs = databases.map((database, tab) => ({
        database,
        page: aPage(database, `p${tab}`, () => (now += 60_000)),
      }))
      const running: Promise<void>[] = []
      for (const [at, { tab, kind, sense, pauses }] of all.entries()) {
        const { database, page } = tabs[tab] as (typeof tabs)[number]
        const round = `g.${at}`
        if (kind === 'rebuild') running.push(rebuild(database))
        else if (kind === 'undo') running.push(page.append({ kind, round: `g.${at - 1}` }))
        else if (kind === 'erase') running.push(page.append({ kind, round, sense }))
        else running.push(page.append({ ...answerDraft, round, sense, grade: 'again' }))
        for (let pause = 0; pause < pauses; pause += 1) await new Promise(setImmediate)
      }
      await Promise.all(running)
      const [{ database }] = tabs as [(typeof tabs)[number]]
      const derived = async () => [
        await database.words.orderBy('sense').toArray(),
        await database.histories.orderBy('sense').toArray(),
      ]
      const met = await derived()
      await rebuild(database)

      expect(met).toEqual(await derived())
      for (const one of databases) one.close()
    }),
    { numRuns: 100 },
  )
}, 60_000)
