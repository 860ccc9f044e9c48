import { everySense } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const englishDefinitionIsItsOwn: Check = {
  name: 'english-definition-is-its-own',
  sentence: 'No two senses have the same English definition.',
  *find(lexicon) {
    const seen = new Map<string, string>()
    for (const placed of everySense(lexicon)) {
      const { definition, id } = placed.sense
      const other = seen.get(definition)
      if (other)
        yield inSense(placed, 'problem', `"${definition}" defines ${other} too`, 'say what differs')
      else seen.set(definition, id)
    }
  },
}
