import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IRetryBackoffContext,
  retry,
} from 'cockatiel'
import type { Log } from '../log.ts'
import { type Upstream, UpstreamError } from './upstream.ts'

export type Patience = {
  readonly attempts: number
  readonly attemptTimeoutMs: number
  /** Before the second attempt, roughly; longer before each further one. */
  readonly firstBackoffMs: number
  /** Where the service asks for a longer wait, nobody waits: it is not asked again before. */
  readonly mostWaitMs: number
  /** After so many failed attempts in a row it is left alone… */
  readonly failuresUntilOpen: number
  /** …for so long. */
  readonly openMs: number
  readonly requestsAtOnce: number
  readonly requestsWaiting: number
}

export const usualPatience: Patience = {
  attempts: 3,
  attemptTimeoutMs: 5000,
  firstBackoffMs: 200,
  mostWaitMs: 4000,
  failuresUntilOpen: 5,
  openMs: 15_000,
  requestsAtOnce: 16,
  requestsWaiting: 64,
}

/** What an attempt costs. */
export type Payment = {
  /** Pays for an attempt; `false` where there is no budget for it. */
  readonly pay: () => Promise<boolean>
  /** Takes back what was paid for an attempt that cost nothing. */
  readonly takeBack: () => Promise<void>
}

export type PatientAnswer =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly problem: 'over-budget' }
  | { readonly ok: false; readonly problem: 'unavailable'; readonly retryAfterMs: number }

/** The translation service with what its failures ask for. */
export type PatientUpstream = {
  /** @throws what `payment` throws, and nothing else. */
  readonly ask: (texts: readonly string[], payment: Payment) => Promise<PatientAnswer>
  readonly close: () => Promise<void>
}

const mostPauseMs = 60 * 60 * 1000
const leastRetryAfterMs = 1000
// A timer may fire a little early.
const timerSlackMs = 5

/**
 * Attempts are short and few, further apart each time; a service that keeps failing, or asks for a
 * break, is left alone for a while.
 */
export function createPatientUpstream(
  upstream: Upstream,
  log: Log,
  now: () => number,
  patience: Patience = usualPatience,
): PatientUpstream {
  const crowd = bulkhead(patience.requestsAtOnce, patience.requestsWaiting)
  const again = retry(
    handleWhen((error) => isWorthAnother(error, patience)),
    {
      maxAttempts: patience.attempts - 1,
      backoff: patientBackoff(patience),
    },
  )
  const circuit = circuitBreaker(handleWhen(isFailureOfService), {
    breaker: new ConsecutiveBreaker(patience.failuresUntilOpen),
    halfOpenAfter: patience.openMs,
  })
  circuit.onBreak(() => log.warn('translation: left alone for a while'))
  circuit.onReset(() => log.info('translation: works again'))
  let pausedUntil = 0
  let isRefusalTold = false

  async function attempt(texts: readonly string[], { pay, takeBack }: Payment) {
    if (now() < pausedUntil) throw new PausedError()
    if (!(await pay())) throw new OverBudgetError()
    try {
      const value = await upstream.ask(texts, patience.attemptTimeoutMs)
      isRefusalTold = false
      return value
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      tell(error)
      const pauseMs = Math.min(error.retryAfterMs ?? 0, mostPauseMs)
      pausedUntil = Math.max(pausedUntil, now() + pauseMs)
      if (error.isFree) await takeBack()
      throw error
    }
  }

  function tell({ failure, status }: UpstreamError) {
    if (failure !== 'refused') return log.warn({ failure, status }, 'translation: failed')
    // Ours to mend: said once until it works again.
    if (isRefusalTold) return
    isRefusalTold = true
    log.error({ status }, 'translation: refused; check TRANSLATION_URL, TRANSLATION_KEY, its quota')
  }

  return {
    ask: async (texts, payment) => {
      try {
        const value = await crowd.execute(() =>
          again.execute(() => circuit.execute(() => attempt(texts, payment))),
        )
        return { ok: true, value }
      } catch (error) {
        if (error instanceof OverBudgetError) return { ok: false, problem: 'over-budget' }
        if (!isUnavailable(error)) throw error
        const openMs = circuit.state === CircuitState.Open ? patience.openMs : 0
        const retryAfterMs = Math.max(pausedUntil - now(), openMs, leastRetryAfterMs)
        return { ok: false, problem: 'unavailable', retryAfterMs }
      }
    },
    close: () => upstream.close(),
  }
}

class OverBudgetError extends Error {}

/** The service asked for a break, which is not over. */
class PausedError extends Error {}

function isUnavailable(error: unknown): boolean {
  return (
    error instanceof UpstreamError ||
    error instanceof PausedError ||
    error instanceof BrokenCircuitError ||
    error instanceof BulkheadRejectedError
  )
}

function isFailureOfService(error: unknown): boolean {
  // That the service finds one request wrong says nothing about the next one.
  return error instanceof UpstreamError && error.status !== 400
}

function isWorthAnother(error: unknown, { mostWaitMs }: Patience): boolean {
  if (!(error instanceof UpstreamError)) return false
  // An answer in a wrong shape was charged for, and will hardly change.
  if (error.failure === 'refused' || error.failure === 'wrong-shape') return false
  return (error.retryAfterMs ?? 0) <= mostWaitMs
}

/** Exponential with jitter, and never sooner than the service asks for. */
function patientBackoff({ firstBackoffMs, mostWaitMs }: Patience) {
  type Context = IRetryBackoffContext<unknown>
  const noSooner = (backoff: IBackoff<unknown>, context: Context): IBackoff<Context> => ({
    duration: Math.max(backoff.duration, askedWaitMs(context) + timerSlackMs),
    next: (later) => noSooner(backoff.next(undefined), later),
  })
  const exponential = new ExponentialBackoff({ initialDelay: firstBackoffMs, maxDelay: mostWaitMs })
  return { next: (context: Context) => noSooner(exponential.next(), context) }
}

function askedWaitMs({ result }: IRetryBackoffContext<unknown>): number {
  return 'error' in result && result.error instanceof UpstreamError
    ? (result.error.retryAfterMs ?? 0)
    : 0
}
