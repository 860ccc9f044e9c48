import { everySense } from '../lexicon.ts'
import { turkishLower } from '../turkish-words.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const banned: readonly {
  readonly pattern: RegExp
  readonly says: string
  readonly remedy: string
}[] = [
  { pattern: /[.!?…;:]$/, says: 'ends with a stop', remedy: 'take it away' },
  {
    pattern: /\p{L}*[qwxQWX]\p{L}*/u,
    says: 'has a letter that Turkish lacks',
    remedy: 'write Turkish',
  },
  { pattern: /[;/]/, says: 'has two phrases', remedy: 'write one' },
]

export const turkishDefinitionForm: Check = {
  name: 'turkish-definition-form',
  sentence:
    'A Turkish definition is one phrase of 20–55 characters in lower case, without stop, brackets and quotes.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { definitionTr } = placed.sense
      const report = (severity: Finding['severity'], says: string, remedy: string) =>
        inSense(placed, severity, `definitionTr "${definitionTr}" ${says}`, remedy)

      for (const { pattern, says, remedy } of banned)
        if (pattern.test(definitionTr)) yield report('problem', says, remedy)
      const first = definitionTr.charAt(0)
      if (first !== turkishLower(first))
        yield report(
          'problem',
          'begins with a capital',
          'begin in lower case, no proper noun first',
        )

      const { length } = definitionTr
      if (length < 12 || length > 70)
        yield report('problem', `has ${length} characters`, 'use 20 to 55, never over 70')
      else if (length < 20 || length > 55)
        yield report('advice', `has ${length} characters`, 'use 20 to 55')
    }
  },
}
