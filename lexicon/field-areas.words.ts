import { expect, test } from 'vitest'
import { fieldAreas } from './field-areas.ts'
import { loadLexicon } from './load.ts'

test('every subject field is in exactly one area, and an area has no others', () => {
  const fields = loadLexicon().lexicon.fields.map(({ id }) => id)

  expect(Object.values(fieldAreas).flat().toSorted()).toEqual(fields.toSorted())
})
