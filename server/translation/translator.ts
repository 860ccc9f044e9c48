import type { TranslationProblem } from '#contract/problem.ts'
import { StorageError } from '../database/storage-error.ts'
import { secondsUntilNextDay } from '../day.ts'
import type { Log } from '../log.ts'
import type { Budget, Spender } from './budget.ts'
import type { TranslationCache } from './cache.ts'
import type { PatientUpstream } from './patient-upstream.ts'

export type Translation =
  | { readonly ok: true; readonly value: string }
  | {
      readonly ok: false
      readonly problem: TranslationProblem
      /** When it may be worth asking again. */
      readonly retryAfterSeconds: number
    }

export type Translator = {
  /** The Turkish of each of `texts`, in their order. `client` gives who pays. */
  readonly translate: (
    texts: readonly string[],
    client: () => Promise<readonly Spender[]>,
  ) => Promise<Translation[]>
  readonly close: () => Promise<void>
}

const offRetryAfterSeconds = 60 * 60
const storageRetryAfterSeconds = 2

/**
 * Translates texts, paying for each once: what is known is not asked for, and what somebody is
 * asking for already is waited for.
 *
 * @param upstream `undefined` where translation is off.
 */
export function createTranslator(
  cache: TranslationCache,
  budget: Budget,
  upstream: PatientUpstream | undefined,
  log: Log,
  now: () => number,
): Translator {
  const underWay = new Map<string, Promise<Translation>>()

  /** Finds or asks for texts that nobody is asking for; each has an outcome then. */
  async function obtain(
    texts: readonly string[],
    client: () => Promise<readonly Spender[]>,
  ): Promise<ReadonlyMap<string, Translation>> {
    const found = await cache.find(texts)
    const outcomes = new Map<string, Translation>()
    for (const [text, value] of found) outcomes.set(text, { ok: true, value })
    const unknown = texts.filter((text) => !found.has(text))
    if (unknown.length === 0) return outcomes

    const answer = await askFor(unknown, client)
    for (const text of unknown) {
      const value = answer.ok ? answer.value.get(text) : undefined
      if (value !== undefined) outcomes.set(text, { ok: true, value })
      else if (!answer.ok) outcomes.set(text, answer)
    }
    return outcomes
  }

  async function askFor(texts: readonly string[], client: () => Promise<readonly Spender[]>) {
    if (!upstream) return refusal('off', offRetryAfterSeconds)
    const chars = texts.reduce((sum, text) => sum + text.length, 0)
    const answer = await upstream.ask(texts, budget.paymentFor(await client(), chars))
    if (!answer.ok) {
      return answer.problem === 'over-budget'
        ? refusal('over-budget', secondsUntilNextDay(now()))
        : refusal('unavailable', Math.ceil(answer.retryAfterMs / 1000))
    }
    const value = new Map(texts.map((text, place) => [text, answer.value[place] ?? '']))
    // Paid for, so they are given even where they cannot be kept.
    await cache.keep(value).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error
      log.error({ code: error.code }, 'translation: paid for and not kept')
    })
    return { ok: true, value } as const
  }

  /** Begins to obtain `texts`, for everybody who asks for them meanwhile. */
  function begin(texts: readonly string[], client: () => Promise<readonly Spender[]>) {
    const all = obtain(texts, client).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error
      log.error({ code: error.code }, 'translation: the database does not answer')
      const outcome = refusal('unavailable', storageRetryAfterSeconds)
      return new Map<string, Translation>(texts.map((text) => [text, outcome]))
    })
    for (const text of texts) {
      const outcome = all.then((outcomes) => {
        const found = outcomes.get(text)
        if (!found) throw new Error('A text was asked for and has no outcome')
        return found
      })
      underWay.set(text, outcome)
      const end = () => underWay.delete(text)
      outcome.then(end, end)
    }
  }

  /** @param own those of `texts` that are asked for in this very call, and paid by its client. */
  async function translateOnce(
    texts: readonly string[],
    client: () => Promise<readonly Spender[]>,
    own: Set<string>,
  ): Promise<Translation[]> {
    const known = texts.map((text) => cache.recall(text))
    if (known.every((value) => value !== undefined)) {
      return known.map((value) => ({ ok: true, value }))
    }
    for (const [place, text] of texts.entries()) {
      if (known[place] === undefined && !underWay.has(text)) own.add(text)
    }
    if (own.size > 0) begin([...own], client)
    return await Promise.all(
      texts.map((text, place): Translation | Promise<Translation> => {
        const value = known[place]
        if (value !== undefined) return { ok: true, value }
        const outcome = underWay.get(text)
        if (!outcome) throw new Error('A text is neither known nor asked for')
        return outcome
      }),
    )
  }

  return {
    translate: async (texts, client) => {
      const own = new Set<string>()
      const outcomes = await translateOnce(texts, client, own)
      // That somebody else has no budget left says nothing about this client.
      const isOthers = outcomes.some(
        (outcome, place) =>
          !outcome.ok && outcome.problem === 'over-budget' && !own.has(texts[place] ?? ''),
      )
      return isOthers ? await translateOnce(texts, client, new Set()) : outcomes
    },
    close: async () => {
      await upstream?.close()
    },
  }
}

function refusal(problem: TranslationProblem, retryAfterSeconds: number) {
  return { ok: false, problem, retryAfterSeconds } as const
}
