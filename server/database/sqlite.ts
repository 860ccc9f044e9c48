import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

// How long opening waits for another process that opens the file or repairs it.
const openTimeoutMs = 2000
const mostStatements = 100

/**
 * SQLite as Node brings it, in `file`. A write is on disk before its promise resolves, and what is
 * deleted is overwritten. The file is made where there is none.
 *
 * @param busyTimeoutMs how long a write waits for one of another process; this whole process waits
 *   with it.
 */
export function sqliteDialect(file: string, busyTimeoutMs: number): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => new NodeSqlite(file, busyTimeoutMs) })
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

class ImmediateDriver extends SqliteDriver {
  // Takes the right to write at once: one that asked for it only after reading could be refused.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // On a full disk SQLite has rolled back already; what failed is told, and not this.
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error
    }
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // So that migrations run in one transaction, which is also the lock that only one holds.
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, SqliteStatement>()

  constructor(file: string, busyTimeoutMs: number) {
    this.#database = new DatabaseSync(file, { timeout: openTimeoutMs })
    this.#database.exec(`
      pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;
      pragma temp_store=memory; pragma busy_timeout=${busyTimeoutMs}
    `)
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    // Statements are few, but for lists of differing length.
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    const statement = toKysely(this.#database.prepare(sql))
    this.#statements.set(sql, statement)
    return statement
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }
}

function toKysely(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
