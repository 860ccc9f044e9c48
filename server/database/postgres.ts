import { PostgresDialect } from 'kysely'
import pg from 'pg'

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
 * @param onError told of connections that broke while nobody used them.
 */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    ...shared(url),
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    maxLifetimeSeconds: lifetimeSeconds,
  })
  // Without a listener it would end the process.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}

/** One connection without time limits: migrations take as long as they take. */
export function patientPostgresDialect(url: string): PostgresDialect {
  return new PostgresDialect({ pool: new pg.Pool({ ...shared(url), max: 1 }) })
}

function shared(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'ingilizce-ogreniyorum',
    types: { getTypeParser },
  }
}

// Milliseconds and counts are far below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === int8 ? Number : pg.types.getTypeParser(type, format as 'text')
