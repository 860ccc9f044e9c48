import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf } from '#domain/record/log-clock.ts'
import { memoryStorage } from '../memory-storage.test-support.ts'
import { answerDraft } from './a-log.test-support.ts'
import { createWaitingRecords, waitingCount } from './waiting-records.ts'

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const now = 1_700_000_000_000
const aPage = (page: string, at = now) =>
  createWaitingRecords({ now: () => at, offsetMinutes: () => 180, page })
const answer = (round: string) => ({ ...answerDraft, round })
const roundsOf = (records: readonly object[]) =>
  records.map((record) => (record as { round: string }).round)

test('what a page has put down outlives it, in the order in which it was made, and has a stamp', () => {
  const page = aPage('p')
  page.add(answer('g.1'))
  page.add({ kind: 'undo', round: 'g.1' })
  page.add(answer('g.2'))

  const found = aPage('q').all()
  expect(found.map(({ kind }) => kind)).toEqual(['answer', 'undo', 'answer'])
  expect(found[0]).toEqual({
    ...answer('g.1'),
    id: '0loyw3v280000-p',
    at: now,
    offsetMinutes: 180,
  })
})

test('pages that record in the same millisecond do not take one another’s place', () => {
  const pages = [aPage('p'), aPage('q')]
  for (const round of ['1', '2', '3']) for (const page of pages) page.add(answer(round))

  expect(waitingCount()).toBe(6)
  expect(
    new Set(
      aPage('r')
        .all()
        .map(({ id }) => id),
    ).size,
  ).toBe(6)
})

test('what is settled waits no more, and what came meanwhile does', () => {
  const page = aPage('p')
  page.add(answer('g.1'))
  const taken = page.all()
  page.add(answer('g.2'))
  page.settle(taken)

  expect(roundsOf(page.all())).toEqual(['g.2'])
})

test('a record comes after all that its page has seen, also when the clock is set back', () => {
  const [before, after] = [aPage('p', now + 1000), aPage('q', now)]
  const { id } = before.add(answer('g.1'))
  after.follow({ ms: now + 1000, count: 7 })

  expect(after.add({ kind: 'undo', round: 'g.1' }).id > id).toBe(true)
  const reloaded = aPage('r', now - 1000)
  expect(reloaded.add({ kind: 'undo', round: 'g.1' }).id > id).toBe(true)
})

test('where the browser has no room, the page keeps it, and knows that it is at risk', () => {
  Object.getPrototypeOf(localStorage).setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const page = aPage('p')
  const record = page.add(answer('g.1'))

  expect(page.all()).toEqual([record])
  expect(page.isUnkept(record.id)).toBe(true)
  expect(page.unkeptCount()).toBe(1)
  page.settle([record])
  expect(page.unkeptCount()).toBe(0)
})

test('what waits has a bound', () => {
  const page = aPage('p')
  for (let made = 0; made < 2600; made += 1) page.add(answer(`g.${made}`))

  expect(waitingCount()).toBe(2500)
  expect(page.unkeptCount()).toBe(100)
  expect(page.all()).toHaveLength(2600)
  const bytes = Object.entries(localStorage).reduce(
    (sum, [key, text]) => sum + (key + text).length,
    0,
  )
  expect(bytes * 2).toBeLessThan(2.5 * 2 ** 20)
})

test('what is damaged is dropped, what a newer version has put down is left to it', () => {
  localStorage.setItem('io.waiting.x', '{"version":1,"value":{"id":"x"}}')
  localStorage.setItem('io.waiting.y', '{"version":2,"value":{}}')

  expect(aPage('p').all()).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['io.waiting.y'])
})

test.each([
  ['end of all numbers', { ms: 1e300, count: 0 }],
  ['day after all days', { ms: Date.UTC(2300, 0), count: 0 }],
  ['count beyond its digits', { ms: now, count: 1e9 }],
  ['half a millisecond', { ms: now + 0.5, count: 0 }],
])('a clock that was left damaged, at the %s, damages no record', (_, clock) => {
  localStorage.setItem('io.clock', JSON.stringify({ version: 1, value: clock }))
  const page = aPage('p')
  page.add(answer('g.1'))

  expect(clockOf(page.all()[0]?.id ?? '')?.ms).toBe(now)
})

test('what is damaged in a way that keeps it from its own key is dropped, not taken for ever', () => {
  const { id } = aPage('p').add(answer('g.1'))
  const text = localStorage.getItem(`io.waiting.${id}`) ?? ''
  localStorage.setItem('io.waiting.elsewhere', text)
  const page = aPage('q')
  page.settle(page.all())

  expect(waitingCount()).toBe(0)
})

test('a page forgets what is its own alone', () => {
  const [page, other] = [aPage('p'), aPage('q')]
  page.add(answer('g.1'))
  other.add(answer('g.2'))
  page.forgetOwn()

  expect(roundsOf(other.all())).toEqual(['g.2'])
})
