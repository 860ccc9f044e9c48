import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOf, objectOf, text } from '#domain/field-check.ts'
import { localRecord, storedKeys } from './local-record.ts'
import { fullStorage, memoryStorage } from './memory-storage.test-support.ts'

const record = localRecord('io.test', 2, objectOf({ words: listOf(text()) }))

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what is written is read again, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      record.write({ words })

      expect(record.read()).toEqual({ ok: true, value: { words } })
    }),
  )
})

test('nothing stored is no problem', () => {
  expect(record.read()).toEqual({ ok: true, value: undefined })
})

test.each([
  ['no JSON', '{"version":2,"value":{"wor'],
  ['foreign JSON', '[1,2,3]'],
  ['another shape', '{"version":2,"value":{"words":[7]}}'],
])('%s is broken', (_, text) => {
  localStorage.setItem('io.test', text)

  expect(record.read()).toEqual({ ok: false, problem: 'broken' })
})

test('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('io.test', text)

      expect(record.read()).toHaveProperty('ok')
    }),
  )
})

test.each([
  [1, 'older'],
  [3, 'newer'],
])('a record of version %i is not guessed at: it is %s', (version, problem) => {
  localStorage.setItem('io.test', JSON.stringify({ version, value: { words: [] } }))

  expect(record.read()).toEqual({ ok: false, problem })
})

test('what a newer version has written is neither replaced nor removed', () => {
  const newer = '{"version":3,"value":{"phrases":["take off"]}}'
  localStorage.setItem('io.test', newer)

  expect(record.write({ words: ['wilt'] })).toBe(false)
  record.remove()
  expect(localStorage.getItem('io.test')).toBe(newer)
})

test('what an older version has written, or nobody of ours, gives way', () => {
  for (const text of ['{"version":1,"value":7}', 'x']) {
    localStorage.setItem('io.test', text)

    expect(record.write({ words: ['wilt'] })).toBe(true)
    expect(record.read()).toEqual({ ok: true, value: { words: ['wilt'] } })
  }
})

test('a removed record is gone', () => {
  record.write({ words: [] })
  record.remove()

  expect(storedKeys('io.')).toEqual([])
})

test('a full storage is told, not thrown', () => {
  vi.stubGlobal('localStorage', fullStorage())

  expect(record.write({ words: ['long'] })).toBe(false)
})

test('a storage that the browser closes to us reads as empty', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('closed', 'SecurityError')
    },
  })

  expect(record.read()).toEqual({ ok: true, value: undefined })
  expect(record.write({ words: [] })).toBe(false)
  expect(storedKeys('io.')).toEqual([])
})
