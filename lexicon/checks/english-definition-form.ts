import { isVerb } from '#domain/words/entry.ts'
import { everySense } from '../lexicon.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const vague = /\b(usually|etc|especially|or the like|and so on|generally|typically)\b/i

const banned: readonly {
  readonly pattern: RegExp
  readonly says: string
  readonly remedy: string
}[] = [
  { pattern: /^\p{Lu}/u, says: 'begins with a capital', remedy: 'begin in lower case' },
  { pattern: /[.!?]$/, says: 'ends with a stop', remedy: 'take it away' },
  { pattern: /[()[\]{}"“”]/, says: 'has brackets or quotes', remedy: 'say it without them' },
  { pattern: vague, says: 'is vague (usually, etc. …)', remedy: 'state the ordinary case' },
]

export const englishDefinitionForm: Check = {
  name: 'english-definition-form',
  sentence:
    'An English definition is one phrase of 4–12 words in the form of its part of speech, without capital, stop and brackets.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { definition } = placed.sense
      const report = (severity: Finding['severity'], says: string, remedy: string) =>
        inSense(placed, severity, `definition "${definition}" ${says}`, remedy)

      for (const { pattern, says, remedy } of banned)
        if (pattern.test(definition)) yield report('problem', says, remedy)

      const words = definition.split(' ').length
      if (words < 2 || words > 14) yield report('problem', `has ${words} words`, 'use 4 to 12')
      else if (words < 4 || words > 12) yield report('advice', `has ${words} words`, 'use 4 to 12')
      if (definition.length > 90)
        yield report('problem', `has ${definition.length} characters`, 'use at most 70')
      else if (definition.length > 70)
        yield report('advice', `has ${definition.length} characters`, 'use at most 70')

      const { partOfSpeech } = placed.entry
      if (
        isVerb(partOfSpeech) &&
        !/^(not )?to /.test(definition) &&
        !/^used (to|for|with|in|as)/.test(definition)
      )
        yield report('problem', 'does not begin with "to"', 'write "to …" for a verb')
      if (partOfSpeech === 'adjective' && /^(to|a|an|the) /.test(definition))
        yield report('advice', 'does not look like an adjective', 'write what can follow "is"')
      if (partOfSpeech === 'noun' && /^(to|in a|very) /.test(definition))
        yield report('advice', 'does not look like a noun', 'write "a …", "the …" or a bare noun')
      if (partOfSpeech === 'adverb' && /^(a|an) /.test(definition))
        yield report('advice', 'does not look like an adverb', 'write "in a … way", "with …"')
    }
  },
}
