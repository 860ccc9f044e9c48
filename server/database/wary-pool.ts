import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * `pool` without trust in a connection that owes an answer.
 *
 * A network that breaks silently closes nothing, and pg gives a connection whose query has timed
 * out back to the pool as if it worked. Here it is cut off at once, whoever goes on asking on it (a
 * transaction that wants to roll back) is refused at once, and so are the connections at rest cut
 * off, which went through the same network: whoever comes next gets a new one.
 */
export function waryPool(pool: pg.Pool): PostgresPool {
  const atRest = new Set<pg.PoolClient>()
  pool.on('release', (_error, client) => void atRest.add(client))
  pool.on('acquire', (client) => void atRest.delete(client))
  pool.on('remove', (client) => void atRest.delete(client))
  const wary = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  const cutOff = (client: pg.PoolClient) => {
    for (const one of [client, ...atRest]) one.connection.stream.destroy()
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    if (client.connection.stream.destroyed) {
      // Cut off, and the pool has not heard of it yet.
      client.release(true)
      return await connect()
    }
    // The same for the same: Kysely knows its connections by them.
    const known = wary.get(client) ?? waryClient(client, () => cutOff(client))
    wary.set(client, known)
    return known
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

function waryClient(client: pg.PoolClient, cutOff: () => void): PostgresPoolClient {
  let silence: Error | undefined
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (silence) throw silence
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      if (error instanceof Error && isSilence(error)) {
        silence = error
        cutOff()
      }
      throw error
    }
  }
  return {
    // The other way to ask, by a cursor, is nobody's here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken || silence !== undefined),
  }
}

/** Whether no answer came in time, not even that the database gave up. */
function isSilence({ message }: Error): boolean {
  return message === 'Query read timeout'
}
