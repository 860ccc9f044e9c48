/** Counts the seconds during which it runs and the page is in sight. */
export type VisibleClock = {
  start(seconds: number): void
  stop(): void
  seconds(): number
}

export function createVisibleClock(now: () => number): VisibleClock {
  let counted = 0
  let since: number | undefined
  let isRunning = false

  const hold = () => {
    if (since !== undefined) counted += (now() - since) / 1000
    since = undefined
  }
  const follow = () => {
    hold()
    if (isRunning && document.visibilityState === 'visible') since = now()
  }
  // While a page is prerendered there is no document, and nothing to count.
  globalThis.document?.addEventListener('visibilitychange', follow)

  return {
    start(seconds) {
      counted = seconds
      since = undefined
      isRunning = true
      follow()
    },
    stop() {
      hold()
      isRunning = false
    },
    seconds() {
      follow()
      return counted
    },
  }
}
