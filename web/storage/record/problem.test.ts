import { expect, test } from 'vitest'
import { logProblemOf } from './problem.ts'

const named = (name: string, inner?: string): Error =>
  Object.assign(new Error('database'), { name, inner: inner && named(inner) })

test.each([
  ['no room', named('QuotaExceededError'), 'full'],
  ['a transaction broken off for want of room', named('AbortError', 'QuotaExceededError'), 'full'],
  ['a newer database', new DOMException('newer', 'VersionError'), 'newer'],
  ['a browser without a database', named('MissingAPIError'), 'unavailable'],
  ['a damaged database', named('UnknownError'), 'unavailable'],
  ['code that could not be fetched', new TypeError('Failed to import module'), 'unloaded'],
  ['code that was not there to be fetched', new DOMException('', 'NetworkError'), 'unloaded'],
])('%s is told apart', (_, error, problem) => {
  expect(logProblemOf(error)).toBe(problem)
})

test('an error of ours is not taken for one of the database', () => {
  expect(logProblemOf(new RangeError('no word at place 7'))).toBeUndefined()
  expect(logProblemOf('text')).toBeUndefined()
})
