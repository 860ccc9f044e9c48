import type { FastifyInstance } from 'fastify'
import { health } from '#contract/health.ts'
import { ready } from '#contract/ready.ts'
import { type Database, isReady } from '../database/database.ts'
import { storageAway } from '../problems.ts'
import { answerRead } from './answer.ts'
import { withoutLimit } from './limits.ts'

const freshMs = 1000

/** Answers those who watch over the server. */
export function serveWatchers(app: FastifyInstance, database: Database) {
  const alive = { ok: true, value: { status: 'ok' } } as const
  answerRead(app, health, withoutLimit, async () => alive)

  // One question a second is enough for all who ask: it writes.
  let asked: Promise<boolean> | undefined
  const able = { ok: true, value: { status: 'ready' } } as const
  answerRead(app, ready, withoutLimit, async () => {
    asked ??= isReady(database, Date.now()).finally(() => {
      setTimeout(() => {
        asked = undefined
      }, freshMs).unref()
    })
    return (await asked) ? able : { ok: false, problem: storageAway }
  })
}
