import { expect, test } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

test('what has come is not loaded again, for each key', async () => {
  const asked: string[] = []
  const load = loadedOnce(async (key: string) => {
    asked.push(key)
    return { ok: true, value: key } as const
  })

  const values = await Promise.all([load('kolay'), load('kolay'), load('zor')])

  expect(values.map((loaded) => loaded.ok && loaded.value)).toEqual(['kolay', 'kolay', 'zor'])
  expect(asked).toEqual(['kolay', 'zor'])
})

test('what has failed is loaded again by whoever is told of it', async () => {
  let isUp = false
  const load = loadedOnce(async (_key: 'kolay') =>
    isUp ? ({ ok: true, value: 1 } as const) : ({ ok: false, problem: 'offline' } as const),
  )

  const retried = load('kolay').then(() => {
    isUp = true
    return load('kolay')
  })

  expect(await retried).toEqual({ ok: true, value: 1 })
})

test('a slip while loading is thrown to whoever asked, and forgotten', async () => {
  let slips = 1
  const load = loadedOnce(async (_key: 'kolay') => {
    if (slips-- > 0) throw new RangeError('slip')
    return { ok: true, value: 1 } as const
  })

  await expect(load('kolay')).rejects.toThrow('slip')
  expect(await load('kolay')).toEqual({ ok: true, value: 1 })
})
