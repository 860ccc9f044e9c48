import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Place } from '../database/database.ts'

/** The databases that everything works on. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** A place for a database of a test's own, with nothing in it yet. */
export type TestPlace = Place & { readonly remove: () => Promise<void> }

export async function testPlace(kind: DatabaseKind): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'))
  return {
    dataDir,
    databaseUrl: kind === 'PostgreSQL' ? await emptyPostgres(inject('postgresUrl')) : undefined,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** Makes an empty database beside the one at `url`; gives its address. */
export async function emptyPostgres(url: string): Promise<string> {
  const address = new URL(url)
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client(address.href)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  address.pathname = name
  return address.href
}
