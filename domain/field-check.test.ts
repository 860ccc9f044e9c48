import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyNumber,
  anything,
  type Check,
  fieldsOr,
  listOf,
  numberWithin,
  objectOf,
  oneOf,
  orAbsent,
  orNull,
  suchThat,
  text,
  truth,
  wholeNumberWithin,
} from './field-check.ts'

const small: Check<unknown>[] = [
  anyNumber,
  anything,
  numberWithin(1, 5),
  wholeNumberWithin(0, 3),
  oneOf(['a', 7, true, undefined]),
  text(3, /^\w/),
  truth,
]
const { check: anyCheck } = fc.letrec<{ check: Check<unknown> }>((tie) => ({
  check: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...small),
    tie('check').map((check) => listOf(check, 4, 1)),
    tie('check').map(orNull),
    tie('check').map(orAbsent),
    tie('check').map((check) => suchThat(check, (value) => value !== 'a')),
    fc.dictionary(fc.string(), tie('check'), { maxKeys: 4 }).map(objectOf),
  ),
}))

test('whatever is held against whatever check passes or does not, and never throws', () => {
  fc.assert(
    fc.property(anyCheck, fc.anything({ withSparseArray: true }), (check, value) => {
      expect([true, false]).toContain(check(value))
    }),
  )
})

test('a number is neither infinite nor none, whatever its bounds', () => {
  const odd = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, '1', null]

  expect(odd.filter((value) => anyNumber(value) || numberWithin(1)(value))).toEqual([])
  expect(
    [1, 7, Number.MAX_VALUE].every((value) => anyNumber(value) && numberWithin(1)(value)),
  ).toBe(true)
  expect(numberWithin(1)(0.9)).toBe(false)
})

test('a list has as many as are asked for, each passing', () => {
  const pair = listOf(truth, 2, 2)

  expect([[true, false], [true], [true, true, true], [true, 1], 'ab', {}].map(pair)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('an object has every field but those that may be absent, and what else it likes', () => {
  const named = objectOf({ name: text(), nick: orAbsent(text()) })

  expect([{ name: 'a' }, { name: 'a', nick: 'b', more: 1 }].map(named)).toEqual([true, true])
  expect([{}, { name: 'a', nick: 1 }, { nick: 'a' }, null, 'name', 7].some(named)).toBe(false)
})

test('what passes is then asked whether it holds, and nothing else is', () => {
  const short = suchThat(text(), (word) => word.length < 3)

  expect(['ab', 'abc', 7, undefined].map(short)).toEqual([true, false, false, false])
})

test('fields are read each by itself, and no others', () => {
  const checks = { a: anyNumber, b: truth, c: orAbsent(truth) }
  const fallbacks: { a: number; b: boolean; c: boolean | undefined } = { a: 1, b: true, c: true }

  expect(fieldsOr({ a: 'x', b: false, d: 4 }, checks, fallbacks)).toEqual({
    a: 1,
    b: false,
    c: undefined,
  })
  expect(fieldsOr([], checks, fallbacks)).toEqual({ a: 1, b: true, c: undefined })
})
