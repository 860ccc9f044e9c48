// The server as main.ts makes it, with limits so high that they only count.

import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog, secretsIn } from '#server/log.ts'
import { startServices } from '#server/services.ts'
import { beMeasured } from './measured.ts'

const config = readConfig(process.env)
if (!config.ok) throw new Error(config.problem.join('\n'))

const log = createLog(config.value.logLevel, secretsIn(config.value))
const services = await startServices(config.value, log)
// More than five messages an hour would be too many: those are measured without limits.
const rateLimit = process.env.BENCH_LIMITS === 'off' ? undefined : 1_000_000_000
const app = await createApp({ ...services, settings: { ...config.value, rateLimit } })
// What the least of pages costs, from this very server.
app.get('/empty-page', (_request, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boş</title><h1>Boş</h1>',
    ),
)
await beMeasured(app)
