import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type onTestFinished, test } from 'vitest'
import { soon } from './page-checks.ts'
import { environmentWithoutSettings, startServer } from './server.ts'

test.for(['SIGINT', 'SIGTERM'] as const)(
  'the server says where it is, answers there, and ends cleanly on %s',
  async (signal, { onTestFinished }) => {
    const server = await startServer()
    // A connection that is kept open must not hold it up.
    const { port } = new URL(server.origin)
    const idle = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void idle.destroy())

    const response = await fetch(`${server.origin}/api/health`)

    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(await server.stop(signal)).toBe(0)
  },
)

test('a busy port is one clear line', async ({ onTestFinished }) => {
  const first = await startServer()
  onTestFinished(async () => void (await first.stop()))
  const { port } = new URL(first.origin)

  const second = start(onTestFinished, process.execPath, ['server/main.ts'], { PORT: port })

  expect(await text(second.stderr)).toMatch(
    new RegExp(`^Port ${port} is in use on 127.0.0.1: [^\\n]*\\n$`),
  )
  expect(await codeOf(second)).toBe(1)
})

test('every mistake in the settings is a line of its own', async ({ onTestFinished }) => {
  const server = start(onTestFinished, process.execPath, ['server/main.ts'], {
    PORT: 'http',
    PUBLIC_URL: 'https://example.com/a',
  })

  expect((await text(server.stderr)).trim().split('\n')).toEqual([
    expect.stringMatching(/^PORT must be /),
    expect.stringMatching(/^PUBLIC_URL must be /),
  ])
  expect(await codeOf(server)).toBe(1)
})

test('address and contact come from the environment into every page', async ({
  onTestFinished,
}) => {
  const server = await startServer({
    PUBLIC_URL: 'https://kelime.example.com',
    CONTACT_EMAIL: 'bize@example.com',
  })
  onTestFinished(async () => void (await server.stop()))

  const html = await (await fetch(`${server.origin}/contact`)).text()

  expect(html).toContain('<link rel="canonical" href="https://kelime.example.com/contact">')
  expect(html).toContain('<meta property="og:image" content="https://kelime.example.com/og.png">')
  expect(html).toContain('<meta name="contact-email" content="bize@example.com">')
  expect((await fetch(`${server.origin}/og.png`)).status).toBe(200)
})

test('a signal to the starter ends the server, which gives the exit code', async ({
  onTestFinished,
}) => {
  const starter = start(onTestFinished, process.execPath, ['scripts/run.mjs', 'server/main.ts'], {
    PORT: '0',
  })
  const origin = await firstLine(starter)

  starter.kill('SIGTERM')

  expect(await codeOf(starter)).toBe(0)
  await expect(fetch(origin)).rejects.toThrow()
})

test.skipIf(process.platform === 'win32')(
  'the server ends when the shell it was started from is gone',
  async ({ onTestFinished }) => {
    const command = `"${process.execPath}" scripts/run.mjs server/main.ts; exit`
    const shell = start(onTestFinished, 'sh', ['-c', command], { PORT: '0' })
    const origin = await firstLine(shell)
    expect((await fetch(origin)).status).toBe(200)

    shell.kill('SIGKILL')

    await soon(async () => expect(await fetch(origin).catch(() => 'gone')).toBe('gone'))
  },
)

function start(
  finished: typeof onTestFinished,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  finished(() => rmSync(dataDir, { recursive: true, force: true }))
  return spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environmentWithoutSettings(), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
  })
}

async function firstLine(child: ReturnType<typeof start>): Promise<string> {
  const [chunk] = await once(child.stdout, 'data')
  return String(chunk).trim()
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
