import { beforeEach, expect, test, vi } from 'vitest'
import { dueOn, keepForecast, untilReturning } from './due-forecast.ts'
import { memoryStorage } from './memory-storage.test-support.ts'

const root = { dataset: {} as Record<string, string | undefined> }

beforeEach(() => {
  root.dataset = {}
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { documentElement: root })
})

const forecast = { day: 100, counts: [3, 5], fresh: [3, 1] }

test('a learner is returning as long as something is foretold, and not after it was forgotten', () => {
  keepForecast(100, forecast)
  expect(root.dataset).toEqual({ returning: '' })
  expect(localStorage.getItem('io.due')).toContain('"counts":[3,5]')

  keepForecast(100, undefined)
  expect(root.dataset).toEqual({})
  expect(localStorage.getItem('io.due')).toBe(null)
})

test('who has not been here before is waited for until something is foretold', async () => {
  const said: string[] = []
  const waiting = untilReturning().then(() => said.push('returning'))
  await Promise.resolve()
  expect(said).toEqual([])

  keepForecast(100, forecast)
  await waiting
  await untilReturning()
  expect(said).toEqual(['returning'])
})

test('a day before the forecast has nothing due, one after it as much as its last', () => {
  expect([99, 100, 101, 140].map((day) => dueOn(forecast, day))).toEqual([0, 3, 5, 5])
  expect(dueOn(undefined, 100)).toBe(0)
})
