import { expect, test } from 'vitest'
import { saidOfSense } from './a-lexicon.ts'
import { fieldIsKnown } from './field-is-known.ts'

test('a field that fields.json lacks is a problem', () => {
  expect(saidOfSense(fieldIsKnown, { field: 'movement' })).toEqual([])
  expect(saidOfSense(fieldIsKnown, { field: 'moving' })).toEqual(['there is no field moving'])
})
