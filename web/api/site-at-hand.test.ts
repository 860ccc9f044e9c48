import { afterEach, expect, test, vi } from 'vitest'
import { isSiteAtHand } from './site-at-hand.ts'

afterEach(() => vi.unstubAllGlobals())

const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

test('what the device answers is at hand, whatever the browser believes of its connection', async () => {
  isOnline(false)
  vi.stubGlobal('fetch', async () => new Response('{}'))
  expect(await isSiteAtHand()).toBe(true)
})

test('nothing is at hand where nobody answers', async () => {
  isOnline(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await isSiteAtHand()).toBe(false)
})

test('who is connected is not kept waiting for a question', async () => {
  isOnline(true)
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  expect(await isSiteAtHand()).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
})
