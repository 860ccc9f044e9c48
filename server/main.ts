import type { Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Site } from './page-head.ts'
import { readStaticFiles } from './static-files.ts'
import { readWordPages } from './word-pages.ts'

const stopTimeoutMs = 5000

const config = readConfig(process.env)
if (!config.ok) {
  for (const line of config.problem) console.error(line)
  process.exit(1)
}

const { host, port } = config.value
const app = await started(config.value).catch((error: unknown) => {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
})

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A terminal sends Ctrl+C to us and to whoever started us, who passes it on.
    if (isStopping) return
    isStopping = true
    // Answers under way are finished, but nobody can hold the server up.
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    void app.close()
  })
}
// Last: whoever reads it may send a signal at once.
console.log(addressOf(app.server.address()))

async function started(site: Site) {
  const folder = fileURLToPath(new URL('../dist', import.meta.url))
  const app = createApp({
    site: await readStaticFiles(folder, site),
    words: await readWordPages(folder, site),
    publicUrl: site.publicUrl,
  })
  await app.listen({ host, port })
  return app
}

/** The one line for what an operator can mend; `undefined` for everything else. */
function sentenceOf(error: unknown): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use on ${host}: stop what listens there, or choose another, such as PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} needs rights that this process does not have: choose one above 1023, such as PORT=3000 npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`
    default:
      return undefined
  }
}

/** The address to click on. */
function addressOf(listening: ReturnType<Server['address']>): string {
  // Chosen by the system where the configuration says 0.
  const realPort = typeof listening === 'object' && listening ? listening.port : port
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${realPort}`
}
