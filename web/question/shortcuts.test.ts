import { expect, test } from 'vitest'
import { choiceShortcuts } from './shortcuts.ts'

test('1 to 5 and A to E pick the options in their order, 0 says that it is not known', () => {
  const done: unknown[] = []
  const shortcuts = choiceShortcuts([40, 10, 30, 20, 0], {
    pick: (place) => done.push(place),
    sayUnknown: () => done.push('unknown'),
  })

  for (const key of ['1', '2', '3', '4', '5', 'a', 'b', 'c', 'd', 'e', '0']) shortcuts[key]?.()
  expect(done).toEqual([40, 10, 30, 20, 0, 40, 10, 30, 20, 0, 'unknown'])
  expect(Object.keys(shortcuts)).toHaveLength(11)
})
