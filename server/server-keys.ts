import { createHmac, randomBytes } from 'node:crypto'
import type { Database, Query } from './database/database.ts'
import { dayOf, daysAfter } from './day.ts'

/** What nobody can tell the original of, nor compare across servers, without the database. */
export type ServerKeys = {
  /** Names a text in the translation cache. */
  readonly textHash: (text: string) => string
  /** Names a message: the same for the same one. */
  readonly messageId: (content: readonly string[]) => string
  /** Names a client's network for the rest of the day; of past days nobody can say whose it was. */
  readonly clientHash: (network: string) => Promise<string>
}

const everyDay = ''

/**
 * The keys of the server, which all processes over one database share. Those that are missing are
 * made.
 *
 * @throws StorageError
 */
export async function loadServerKeys(database: Database, now: () => number): Promise<ServerKeys> {
  const texts = await keyFor(database, 'texts', everyDay)
  const messages = await keyFor(database, 'messages', everyDay)
  let clients: { day: string; key: Promise<Buffer> } | undefined

  return {
    textHash: (text) => hmac(texts, text).toString('base64url'),
    messageId: (content) => hmac(messages, JSON.stringify(content)).subarray(0, 16).toString('hex'),
    clientHash: async (network) => {
      const day = dayOf(now())
      if (clients?.day !== day) clients = { day, key: keyFor(database, 'clients', day) }
      const current = clients
      try {
        return hmac(await current.key, network)
          .subarray(0, 16)
          .toString('base64url')
      } catch (error) {
        // Asked for anew next time.
        if (clients === current) clients = undefined
        throw error
      }
    },
  }
}

/** Forgets the keys of past days, and with them whom the hashes of those days meant. */
export function forgetOldKeys(query: Query, now: number) {
  return (
    query
      .deleteFrom('server_keys')
      .where('day', '!=', everyDay)
      // A day is left over for processes whose clocks differ around midnight.
      .where('day', '<', dayOf(daysAfter(now, -1)))
  )
}

async function keyFor(database: Database, purpose: string, day: string): Promise<Buffer> {
  const key = await database.ask(async (query) => {
    await query
      .insertInto('server_keys')
      .values({ purpose, day, key: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.columns(['purpose', 'day']).doNothing())
      .execute()
    // Another process may have been first.
    const row = await query
      .selectFrom('server_keys')
      .select('key')
      .where('purpose', '=', purpose)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    return row.key
  })
  return Buffer.from(key, 'base64url')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
