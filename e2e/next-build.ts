import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const copied = [
  'contract',
  'dist',
  'domain',
  'index.html',
  'lexicon',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'server',
  'vite.config.ts',
  'web',
]

const version = 6

/** The version of the database after this product has opened it, and after the next one: in tenths. */
export const storedVersions = { now: version * 10, next: (version + 1) * 10 }

// What the next version of the product changes in the database: an index becomes another one, a
// table is added, and what was found by the one is found by the other.
const changes: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'web/storage/record/database.ts': [
    [`const version = ${version}\n`, `const version = ${version + 1}\n`],
    [
      "this.version(version).stores({ records: 'id, sense, round, field, [kind+field]' })\n",
      `this.version(${version}).stores({ records: 'id, sense, round, field, [kind+field]' })\n    this.version(version).stores({ records: 'id, sense, round, field, kind', notes: 'id' })\n`,
    ],
  ],
  'web/storage/record/log.ts': [
    [
      "database.records.where('[kind+field]').between([kind, ''], [kind, []])",
      "database.records.where('kind').equals(kind)",
    ],
  ],
}

/**
 * The folder of the product as its next version will be: the database's schema is one higher, and it
 * is built over the site that is in `dist/`, as an update on a server is.
 */
export async function nextProduct(): Promise<string> {
  const built = await readFile('dist/.source-hash', 'utf8')
  const name = createHash('sha256')
    .update(built + JSON.stringify(changes))
    .digest('hex')
  const folder = resolve('.cache', `next-${name.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const workshop = `${folder}.${process.pid}`
  await mkdir(workshop, { recursive: true })
  for (const path of copied) await cp(path, join(workshop, path), { recursive: true })
  await symlink(resolve('node_modules'), join(workshop, 'node_modules'))
  for (const [path, replacements] of Object.entries(changes)) {
    await change(join(workshop, path), replacements)
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: workshop,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The next version of the product cannot be built.')
  await rm(folder, { recursive: true, force: true })
  await rename(workshop, folder)
  return folder
}

async function change(path: string, replacements: readonly (readonly [string, string])[]) {
  let text = await readFile(path, 'utf8')
  for (const [from, to] of replacements) {
    if (text.split(from).length !== 2) throw new Error(`${path} does not hold ${from} once`)
    text = text.replace(from, () => to)
  }
  await writeFile(path, text)
}
