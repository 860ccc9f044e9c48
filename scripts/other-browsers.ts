// The main journey in a browser that is not Chromium:
//   npm run other-browsers -- /usr/bin/firefox
// Without a program, the firefox or firefox-esr of the machine.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npmCi } from '#e2e/npm-ci.ts'
import { startServer } from '#e2e/server.ts'

const folder = fileURLToPath(new URL('./other-browsers/', import.meta.url))
const usual = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/snap/bin/firefox']

const program = process.argv[2] ?? usual.find((path) => existsSync(path))
if (program === undefined) {
  console.error('There is no Firefox here: npm run other-browsers -- PATH')
  process.exit(1)
}
if (!existsSync(`${folder}node_modules`)) npmCi(folder)
const server = await startServer()
try {
  const args = [`${folder}journey.mjs`, program, server.origin]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
} finally {
  await server.stop()
}
