import { StorageError } from '../database/storage-error.ts'
import type { Log } from '../log.ts'
import type { Mailer } from './mail.ts'
import type { ClaimedMessage, MessageStore } from './message-store.ts'

/** Passes stored messages on, in the background. */
export type Forwarder = {
  /** There may be something to pass on. */
  readonly wake: () => void
  /** Ends it, after the message under way. */
  readonly stop: () => Promise<void>
}

const atOnce = 10
const leaseMs = 5 * 60_000
const lookEveryMs = 30_000
const firstRetryMs = 30_000
const mostRetryMs = 6 * 60 * 60_000

/** For a server that passes nothing on. */
export const noForwarder: Forwarder = { wake: () => undefined, stop: async () => undefined }

/**
 * A message that the mail server does not take is tried again, later each time, until it expires.
 * It stays stored all the while, and after.
 */
export function createForwarder(
  store: MessageStore,
  mailer: Mailer,
  log: Log,
  now: () => number,
  random: () => number,
): Forwarder {
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | undefined

  async function run() {
    do {
      isWoken = false
      const claimed = await store.claim(atOnce, leaseMs)
      for (const message of claimed) {
        if (isStopped) return
        await forward(message)
      }
      if (claimed.length === atOnce) isWoken = true
    } while (isWoken && !isStopped)
  }

  async function forward(message: ClaimedMessage) {
    const { id, attempts } = message
    try {
      await mailer.send(message)
    } catch (error) {
      // Its text may quote addresses.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      log.warn({ id, attempts, code, responseCode }, 'message: not passed on, to be tried again')
      await store.postpone(id, now() + retryMs(attempts, random))
      return
    }
    await store.setForwarded(id)
    log.info({ id, attempts }, 'message: passed on')
  }

  function wake() {
    isWoken = true
    if (isStopped || running) return
    running = run()
      .catch((error: unknown) => {
        // Looked for again at the next turn of the clock.
        if (!(error instanceof StorageError)) throw error
        log.warn({ code: error.code }, 'message: the database does not answer')
      })
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
      mailer.close()
    },
  }
}

function retryMs(attempts: number, random: () => number): number {
  const most = Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), mostRetryMs)
  return most * (0.5 + random() / 2)
}
