import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Schema } from './schema.ts'

/** By name, in their order. One that has shipped is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-keys-translations-messages-reports': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('server_keys')
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('server_keys_key', ['purpose', 'day'])
        .execute()

      await db.schema
        .createTable('translations')
        .addColumn('text_hash', 'text', (column) => column.notNull())
        .addColumn('translation', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('translations_key', ['text_hash'])
        .execute()
      await index(db, 'translations', 'expires_at')

      await db.schema
        .createTable('translation_budgets')
        .addColumn('spender', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('chars', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('translation_budgets_key', ['spender', 'day'])
        .execute()
      await index(db, 'translation_budgets', 'day')

      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('done_at', 'bigint')
        .addColumn('forward_after', 'bigint')
        .addColumn('forward_attempts', 'bigint', (column) => column.notNull())
        .addColumn('forwarded_at', 'bigint')
        .addPrimaryKeyConstraint('messages_key', ['id'])
        .execute()
      await index(db, 'messages', 'expires_at')
      await index(db, 'messages', 'forward_after')

      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('sense_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('comment', 'text')
        .addColumn('chosen_sense_id', 'text')
        .addColumn('lexicon_version', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('done_at', 'bigint')
        .addPrimaryKeyConstraint('reports_key', ['id'])
        .execute()
      await index(db, 'reports', 'expires_at')
    },
  },
  '002-readiness-messages-a-day': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('readiness')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('readiness_key', ['name'])
        .execute()
      await index(db, 'messages', 'received_at')
      await index(db, 'reports', 'received_at')
    },
  },
}

function index(db: Kysely<Schema>, table: keyof Schema, column: string): Promise<void> {
  return db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
