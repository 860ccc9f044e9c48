import { expect, test, vi } from 'vitest'
import type { Steps } from '#domain/steps.ts'
import { inSlices, paceWithin } from './in-slices.ts'

/** Counts to `count`; each step takes as long as a slice may. */
function* counting(count: number): Steps<number> {
  for (let done = 0; done < count; done += 1) {
    yield done / count
    vi.advanceTimersByTime(20)
  }
  return count
}

const withClock = async (task: () => Promise<void>) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    await task()
  } finally {
    vi.useRealTimers()
  }
}

test('other tasks have their turn between slices, and hear how far it is', async () => {
  await withClock(async () => {
    let turns = 0
    const shares: number[] = []
    let other = setImmediate(function turn() {
      turns += 1
      other = setImmediate(turn)
    })
    const done = await inSlices(counting(50), {
      onShare: paceWithin({ onShare: (share) => shares.push(share) }, 0.5, 1).onShare,
    })
    clearImmediate(other)

    expect(done).toBe(50)
    expect(turns).toBeGreaterThan(0)
    expect(shares).toEqual(Array.from({ length: 49 }, (_, at) => 0.5 + (at + 1) / 100))
  })
})

test('what is given up is not taken to its end', async () => {
  await withClock(async () => {
    const giveUp = new AbortController()
    let last = 0
    const done = await inSlices(counting(50), {
      signal: giveUp.signal,
      onShare: (share) => {
        last = share
        if (share >= 0.1) giveUp.abort()
      },
    })

    expect([done, last]).toEqual([undefined, 0.1])
  })
})

test('what is short is done at once', async () => {
  const steps = (function* (): Steps<string> {
    yield 0
    return 'done'
  })()
  let isLater = false
  queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => (isLater = true))))

  expect(await inSlices(steps)).toBe('done')
  expect(isLater).toBe(false)
})
