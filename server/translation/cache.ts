import { LRUCache } from 'lru-cache'
import type { Database, Query } from '../database/database.ts'
import { daysAfter } from '../day.ts'
import type { ServerKeys } from '../server-keys.ts'

/** Translations that were paid for: those used last in memory, all in the database. */
export type TranslationCache = {
  /** From memory alone. */
  readonly recall: (text: string) => string | undefined
  /**
   * From the database: those of `texts` that it has.
   *
   * @throws StorageError
   */
  readonly find: (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /**
   * Keeps translations by their text.
   *
   * @throws StorageError when they are in memory alone.
   */
  readonly keep: (translations: ReadonlyMap<string, string>) => Promise<void>
}

const keptDays = 180
const mostCharsInMemory = 8_000_000
// So that what the database forgets is not remembered for long, nor any text: here it stands as it
// was sent.
const memoryMs = 24 * 60 * 60 * 1000

export function createTranslationCache(
  database: Database,
  { textHash }: ServerKeys,
  now: () => number,
): TranslationCache {
  const memory = new LRUCache<string, string>({
    maxSize: mostCharsInMemory,
    sizeCalculation: (translation, text) => text.length + translation.length + 1,
    ttl: memoryMs,
    ttlAutopurge: true,
    ttlResolution: 1000,
  })

  return {
    recall: (text) => memory.get(text),
    find: async (texts) => {
      const byHash = new Map(texts.map((text) => [textHash(text), text]))
      const rows = await database.ask((query) =>
        query
          .selectFrom('translations')
          .select(['text_hash', 'translation'])
          .where('text_hash', 'in', [...byHash.keys()])
          .where('expires_at', '>', now())
          .execute(),
      )
      const found = new Map<string, string>()
      for (const { text_hash, translation } of rows) {
        const text = byHash.get(text_hash)
        if (text === undefined) continue
        found.set(text, translation)
        memory.set(text, translation)
      }
      return found
    },
    keep: async (translations) => {
      for (const [text, translation] of translations) memory.set(text, translation)
      const expires_at = daysAfter(now(), keptDays)
      const rows = [...translations].map(([text, translation]) => ({
        text_hash: textHash(text),
        translation,
        expires_at,
      }))
      await database.ask((query) =>
        query
          .insertInto('translations')
          // In one order, so that two processes with the same texts do not wait for each other.
          .values(rows.sort((a, b) => (a.text_hash < b.text_hash ? -1 : 1)))
          .onConflict((conflict) =>
            conflict.columns(['text_hash']).doUpdateSet((row) => ({
              translation: row.ref('excluded.translation'),
              expires_at: row.ref('excluded.expires_at'),
            })),
          )
          .execute(),
      )
    },
  }
}

/** Forgets at most `most` translations that are past their time. */
export function forgetOldTranslations(query: Query, now: number, most: number) {
  const old = query
    .selectFrom('translations')
    .select('text_hash')
    .where('expires_at', '<=', now)
    .limit(most)
  return query.deleteFrom('translations').where('text_hash', 'in', old)
}
