import { expect, test } from 'vitest'
import { allChecks } from './all.ts'

test('every check has a name of its own and says what should hold', () => {
  expect(new Set(allChecks.map(({ name }) => name)).size).toBe(allChecks.length)
  for (const { sentence } of allChecks) expect(sentence).toMatch(/^[A-Z].*\.$/)
})
