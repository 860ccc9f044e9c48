import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { waryPool } from './wary-pool.ts'

const poolSize = 10
const connectTimeoutMs = 2000
const statementTimeoutMs = 5000
// A little later than the server's own, for a server that says nothing any more.
const answerTimeoutMs = 6000
const lifetimeSeconds = 600

const int8 = 20

/**
 * PostgreSQL at `url`, with at most ten connections.
 *
 * @param onError told of connections that broke while nobody waited for an answer.
 */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = createPool(url, onError, {
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    maxLifetimeSeconds: lifetimeSeconds,
  })
  return new PostgresDialect({ pool: waryPool(pool) })
}

/** One connection without time limits: migrations take as long as they take. */
export function patientPostgresDialect(
  url: string,
  onError: (error: Error) => void,
): PostgresDialect {
  return new PostgresDialect({ pool: createPool(url, onError, { max: 1 }) })
}

function createPool(url: string, onError: (error: Error) => void, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'ingilizce-ogreniyorum',
    types: { getTypeParser },
    ...config,
  })
  // Without listeners they would end the process: for a connection at rest, and for one that is
  // taken and asked nothing just then.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

// Milliseconds and counts are far below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === int8 ? Number : pg.types.getTypeParser(type, format as 'text')
