import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { settingNames } from '#server/config.ts'
import { fakeSmtp } from '#server/testing/fake-smtp.ts'
import { fakeUpstream, translates } from '#server/testing/fake-upstream.ts'
import { emptyPostgres } from '#server/testing/place.ts'
import { type RunningServer, startServer } from '../server.ts'
import { rightAnswer } from './writers.ts'

const planted = 'planted-7c1e9d'

async function started(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const server = await startServer(env, { isQuiet: true })
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  return server
}

async function upstreamOfOurs() {
  const upstream = await fakeUpstream()
  onTestFinished(() => upstream.close())
  return upstream
}

function post(server: RunningServer, path: string, body: object) {
  return fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('a request under way is finished before the server ends', async () => {
  const upstream = await upstreamOfOurs()
  const server = await started({ TRANSLATION_URL: upstream.url, TRANSLATION_KEY: planted })
  let stopped: Promise<number | null> | undefined
  upstream.always((texts, response) => {
    // The signal comes while the answer is being waited for.
    stopped = server.stop('SIGTERM')
    setTimeout(() => void translates(texts, response), 300)
  })

  const response = await post(server, '/api/translate', { texts: ['cat'] })

  expect(await response.json()).toMatchObject({ translations: [{ translation: 'tr:cat' }] })
  expect(await stopped).toBe(0)
  await expect(fetch(server.origin)).rejects.toThrow()
})

test('two servers over one PostgreSQL share what was paid for and what may be spent', async () => {
  const upstream = await upstreamOfOurs()
  const env = {
    DATABASE_URL: await emptyPostgres(inject('postgresUrl')),
    TRANSLATION_URL: upstream.url,
    TRANSLATION_KEY: planted,
    TRANSLATION_DAILY_CHARS: '9',
  }
  // Both at once: one of them makes the tables.
  const [one, other] = await Promise.all([started(env), started(env)])

  await post(one, '/api/translate', { texts: ['abcd'] })
  const shared = await post(other, '/api/translate', { texts: ['abcd'] })
  await post(other, '/api/translate', { texts: ['efgh'] })
  const spent = await post(one, '/api/translate', { texts: ['ijkl'] })

  expect(await shared.json()).toMatchObject({ translations: [{ translation: 'tr:abcd' }] })
  expect(spent.status).toBe(503)
  expect(upstream.requests).toHaveLength(2)
})

test('secrets are in no log and no answer', async () => {
  const [upstream, smtp] = [await upstreamOfOurs(), await fakeSmtp()]
  onTestFinished(() => smtp.close())
  smtp.refuse('451 later')
  const server = await started({
    LOG_LEVEL: 'trace',
    RATE_LIMIT: 'off',
    TRANSLATION_URL: upstream.url,
    TRANSLATION_KEY: planted,
    SMTP_URL: smtp.url,
    CONTACT_TO: 'biz@example.com',
  })
  const answers: string[] = []
  const keep = async (response: Response) => {
    answers.push(`${JSON.stringify([...response.headers])}${await response.text()}`)
  }
  for (const status of [200, 400, 403, 429, 500]) {
    upstream.next((_texts, response) => {
      response.writeHead(status).end(`no ${planted}`)
    })
    await keep(await post(server, '/api/translate', { texts: [`text ${status}`] }))
  }
  await upstream.close()
  await keep(await post(server, '/api/translate', { texts: ['nobody there'] }))
  await keep(
    await post(server, '/api/contact', {
      email: 'gizli.adres@example.com',
      message: 'gizli mesaj',
      humanCheck: await rightAnswer(),
    }),
  )
  for (const path of ['/', '/contact', '/api/openapi.json', '/api/ready', '/yok']) {
    await keep(await fetch(`${server.origin}${path}`))
  }
  await expect.poll(() => server.logged()).toContain('not passed on')
  await server.stop()

  expect(answers.length).toBeGreaterThan(10)
  for (const secret of [planted, 'planted-password']) {
    expect(answers.join('')).not.toContain(secret)
    expect(server.logged()).not.toContain(secret)
  }
  // Nor is anything of a learner's.
  expect(server.logged()).not.toMatch(/gizli|127\.0\.0\.1|nobody there/)
})

test('secrets do not get into the site when it is built beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const secrets = Object.fromEntries(settingNames.map((name) => [name, planted]))
  const vite = 'node_modules/vite/bin/vite.js'
  const build = spawn(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...secrets, NODE_ENV: 'production' },
    },
  )
  const [code] = await once(build, 'exit')
  expect(code).toBe(0)

  const names = await Array.fromAsync(glob(['**/*.{html,js,css,json}'], { cwd: folder }))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    expect(await readFile(join(folder, name), 'utf8')).not.toContain(planted)
  }
  for (const secret of ['TRANSLATION_KEY', 'SMTP_URL', 'DATABASE_URL']) {
    for await (const name of glob('**/*.{html,js}', { cwd: 'dist' })) {
      expect(await readFile(join('dist', name), 'utf8')).not.toContain(secret)
    }
  }
})

test('the operator reads, marks and deletes messages while the server runs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const tool = async (...args: string[]) => {
    const { settings, lines } = { settings: { DATA_DIR: dataDir }, lines: [] as string[] }
    const child = spawn(process.execPath, ['scripts/messages.ts', ...args], {
      env: { PATH: process.env.PATH, ...settings },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => void lines.push(text))
    }
    const [code] = await once(child, 'close')
    return { code, text: lines.join('') }
  }
  expect(await tool('list')).toEqual({
    code: 1,
    text: 'There is no database of this version yet: start the server once.\n',
  })
  const server = await started({ DATA_DIR: dataDir })
  const humanCheck = await rightAnswer()
  const sent = await post(server, '/api/contact', {
    name: 'Elif',
    email: 'elif@example.com',
    message: 'Birinci satır\nikinci',
    humanCheck,
  })
  const { id } = (await sent.json()) as { id: string }

  expect((await tool('list')).text).toMatch(
    new RegExp(
      `^${id}  [-0-9]{10} [0-9:]{5}  open  message  elif@example.com  Birinci satır ikinci\n$`,
    ),
  )
  expect((await tool('show', id)).text).toContain('Birinci satır\nikinci\n')
  expect(JSON.parse((await tool('export')).text)).toMatchObject({
    id,
    type: 'message',
    name: 'Elif',
  })
  expect(await tool('done', id)).toEqual({ code: 0, text: '' })
  expect((await tool('list')).text).toBe('There is nothing to do.\n')
  expect((await tool('list', '--all')).text).toContain('  done  message')
  expect(await tool('delete', id)).toEqual({ code: 0, text: '' })
  expect(await tool('show', id)).toEqual({
    code: 1,
    text: `There is no message or report ${id}.\n`,
  })
  expect(await tool('done')).toMatchObject({ code: 1, text: expect.stringContaining('-- done ID') })
  expect(await server.stop()).toBe(0)
})

test.each([
  ['a second server', {}, /^Another server works on /],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/x' },
    /^The database that DATABASE_URL names does not answer/,
  ],
])('%s is one clear line', async (_name, env, line) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'second-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await started({ DATA_DIR: dataDir })

  const second = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  second.stderr.setEncoding('utf8').on('data', (text: string) => void lines.push(text))
  const [code] = await once(second, 'close')

  expect(code).toBe(1)
  expect(lines.join('')).toMatch(line)
  expect(lines.join('').trim().split('\n')).toHaveLength(1)
  expect(lines.join('')).not.toContain('geheim')
})
