import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWorker } from './in-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker that does nothing by itself. */
function aWorker() {
  const target = new EventTarget()
  const asked: unknown[] = []
  const worker = Object.assign(target, { postMessage: (question: unknown) => asked.push(question) })
  return {
    worker: worker as unknown as Worker,
    asked,
    says: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })),
    fails: (message?: string) =>
      target.dispatchEvent(Object.assign(new Event('error'), { message })),
  }
}

test('a worker is asked, tells how far it is, and answers', async () => {
  const { worker, asked, says } = aWorker()
  const shares: number[] = []
  const answer = askWorker(worker, 'how many?', (share) => shares.push(share))
  says(0.5)
  says(1)
  says({ many: 3 })

  expect(await answer).toEqual({ many: 3 })
  expect([asked, shares]).toEqual([['how many?'], [0.5, 1]])
})

test('a worker that fails is told apart from one that says nothing', async () => {
  const failing = aWorker()
  const failed = askWorker(failing.worker, 1, () => undefined)
  failing.fails('of ours')
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' })
  const absent = aWorker()
  const missed = askWorker(absent.worker, 1, () => undefined)
  absent.fails()
  await expect(missed).rejects.toMatchObject({ name: 'NetworkError' })

  const silent = aWorker()
  const said = expect(askWorker(silent.worker, 1, () => undefined)).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  await vi.runAllTimersAsync()
  await said
})

test('a worker may take long, as long as it says how far it is', async () => {
  const { worker, says } = aWorker()
  const answer = askWorker(worker, 1, () => undefined)
  for (let minute = 0; minute < 30; minute += 1) {
    await vi.advanceTimersByTimeAsync(59_000)
    says(minute / 30)
  }
  says('done')

  expect(await answer).toBe('done')
})
