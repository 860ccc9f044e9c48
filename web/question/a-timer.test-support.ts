import type { Timer } from './timer.ts'

/** A timer for a test, and the time that it lets pass. */
export function aTimer(): Timer & { readonly pass: (ms: number) => void } {
  let nowMs = 0
  let waiting: { readonly atMs: number; readonly run: () => void }[] = []
  return {
    nowMs: () => nowMs,
    after: (ms, run) => void waiting.push({ atMs: nowMs + ms, run }),
    pass: (ms) => {
      nowMs += ms
      const due = waiting.filter(({ atMs }) => atMs <= nowMs)
      waiting = waiting.filter(({ atMs }) => atMs > nowMs)
      for (const { run } of due) run()
    },
  }
}
