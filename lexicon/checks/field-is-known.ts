import { everySense } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const fieldIsKnown: Check = {
  name: 'field-is-known',
  sentence: 'The field of every sense stands in fields.json.',
  *find(lexicon) {
    const fields = new Set(lexicon.fields.map((field) => field.id))
    for (const placed of everySense(lexicon))
      if (!fields.has(placed.sense.field))
        yield inSense(
          placed,
          'problem',
          `there is no field ${placed.sense.field}`,
          'choose one of fields.json',
        )
  },
}
