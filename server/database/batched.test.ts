import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('what comes while work is under way goes together into the next', async () => {
  const done: (readonly number[])[] = []
  const add = batched(async (items: readonly number[]) => {
    await undefined
    done.push(items)
    return items.map((item) => item * 10)
  }, 3)

  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(add))

  expect(outcomes).toEqual([10, 20, 30, 40, 50])

  expect(done).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('a piece that fails fails for its own items, and the next is done', async () => {
  const add = batched(async (items: readonly number[]) => {
    await undefined
    if (items.includes(2)) throw new Error('full')
    return items
  }, 2)

  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(add))

  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  await expect(add(5)).resolves.toBe(5)
})
