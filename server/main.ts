import type { Server } from 'node:net'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { createLog, type Log, placeOf, secretsIn } from './log.ts'
import { startServices } from './services.ts'
import { sentenceOf } from './start-failure-sentence.ts'

// Longer than any answer takes: a request that is asking the translation service may ask twice more.
const stopTimeoutMs = 20_000
const sweepEveryMs = 50

const config = readConfig(process.env)
if (!config.ok) {
  for (const line of config.problem) console.error(line)
  process.exit(1)
}

const { host, port, logLevel } = config.value
const log = createLog(logLevel, secretsIn(config.value))
const { app, services } = await started(config.value, log).catch((error: unknown) => {
  const sentence = sentenceOf(error, config.value)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
})

// A state that nobody thought of: whoever watches over us starts us again.
process.on('uncaughtException', (error) => {
  log.fatal(placeOf(error), 'ended by a mistake of our own')
  process.exit(1)
})

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A terminal sends Ctrl+C to us and to whoever started us, who passes it on.
    if (isStopping) return
    isStopping = true
    log.info('stopping')
    // Answers under way are finished, but nobody can hold the server up.
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    // Connections whose answer was under way are idle a little later than the others.
    setInterval(() => app.server.closeIdleConnections(), sweepEveryMs).unref()
    void app.close().then(() => services.stop())
  })
}
log.info({ database: config.value.databaseUrl ? 'postgresql' : 'sqlite' }, 'started')
// Last: whoever reads it may send a signal at once.
console.log(addressOf(app.server.address()))

async function started(config: Config, log: Log) {
  const services = await startServices(config, log)
  try {
    const app = await createApp(services)
    await app.listen({ host: config.host, port: config.port })
    return { app, services }
  } catch (error) {
    await services.stop()
    throw error
  }
}

/** The address to click on. */
function addressOf(listening: ReturnType<Server['address']>): string {
  // Chosen by the system where the configuration says 0.
  const realPort = typeof listening === 'object' && listening ? listening.port : port
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${realPort}`
}
