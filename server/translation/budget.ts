import type { Database, Query } from '../database/database.ts'
import { dayOf, daysAfter } from '../day.ts'
import type { Payment } from './patient-upstream.ts'

export type Limits = {
  /** Characters a day (UTC), in all and for one client. */
  readonly dailyChars: number
  readonly clientChars: number
}

/** What may be sent to the translation service in a day, kept by all processes together. */
export type Budget = {
  /** Pays for sending `chars` characters, any number of times; each of `spenders` pays in full. */
  readonly paymentFor: (spenders: readonly Spender[], chars: number) => Payment
}

/** Who pays: a network that the client is in. */
export type Spender = {
  readonly hash: string
  /** How many times as much as one client it may spend. */
  readonly share: number
}

const everybody = 'all'

export function createBudget(database: Database, limits: Limits, now: () => number): Budget {
  return {
    paymentFor: (spenders, chars) => {
      let paidOn = ''
      return {
        pay: async () => {
          const day = dayOf(now())
          if (chars > limits.clientChars || chars > limits.dailyChars) return false
          try {
            await database.transact(async (query) => {
              for (const { hash, share } of spenders) {
                await spend(query, hash, day, chars, limits.clientChars * share)
              }
              // Last, because every client's payment waits for this row.
              await spend(query, everybody, day, chars, limits.dailyChars)
            })
          } catch (error) {
            if (error instanceof SpentError) return false
            throw error
          }
          paidOn = day
          return true
        },
        takeBack: async () => {
          await database.transact(async (query) => {
            for (const spender of [...spenders.map(({ hash }) => hash), everybody]) {
              await query
                .updateTable('translation_budgets')
                .set((row) => ({ chars: row('chars', '-', chars) }))
                .where('spender', '=', spender)
                .where('day', '=', paidOn)
                .execute()
            }
          })
        },
      }
    },
  }
}

/** Forgets what at most `most` spenders spent on past days. */
export function forgetOldBudgets(query: Query, now: number, most: number) {
  const firstKept = dayOf(daysAfter(now, -1))
  const old = query
    .selectFrom('translation_budgets')
    .select('spender')
    .where('day', '<', firstKept)
    .limit(most)
  return query
    .deleteFrom('translation_budgets')
    .where('spender', 'in', old)
    .where('day', '<', firstKept)
}

/** Ends the transaction, so that what was paid in it before is not. */
class SpentError extends Error {}

async function spend(
  query: Query,
  spender: string,
  day: string,
  chars: number,
  limit: number,
): Promise<void> {
  const row = await query
    .insertInto('translation_budgets')
    .values({ spender, day, chars })
    .onConflict((conflict) =>
      conflict
        .columns(['spender', 'day'])
        .doUpdateSet((row) => ({ chars: row('translation_budgets.chars', '+', chars) }))
        .where('translation_budgets.chars', '<=', limit - chars),
    )
    .returning('chars')
    .executeTakeFirst()
  if (!row) throw new SpentError()
}
