import { hasHeadword } from '../english-words.ts'
import { secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

const most = 3
const slots = [
  'something',
  'someone',
  'somewhere',
  "someone's",
  "something's",
  'do',
  'doing',
  'done',
]
/** What may be asked for by its grammar, beside a plus. */
const kinds = [
  'noun',
  'plural noun',
  'uncountable noun',
  'adjective',
  'comparative',
  'superlative',
  'adverb',
  'number',
  'clause',
  'wh-clause',
  'that-clause',
  'past participle',
]

export const patternsNotation: Check = {
  name: 'patterns-notation',
  sentence:
    'A pattern is the headword with what it needs, in the one notation: consist of something, guess + wh-clause.',
  *find(lexicon) {
    for (const placed of secondEditionSenses(lexicon)) {
      const { headword, entry, sense } = placed
      if (sense.patterns.length > most)
        yield inSense(placed, 'problem', `has ${sense.patterns.length} patterns`, 'keep the needed')
      for (const pattern of sense.patterns) {
        const fault = hasHeadword(pattern, headword, entry)
          ? faultOf(pattern)
          : 'lacks the headword'
        if (fault === undefined) continue
        const remedy = `write it with ${slots.join(', ')}, or after a plus ${kinds.join(', ')}`
        yield inSense(placed, 'problem', `the pattern "${pattern}" ${fault}`, remedy)
      }
    }
  },
}

function faultOf(pattern: string): string | undefined {
  const parts = pattern.split(' + ')
  const asked = parts.filter((part) => kinds.includes(part))
  const words = parts.filter((part) => !kinds.includes(part)).flatMap((part) => part.split(' '))
  const odd = words.find((word) => !/^(It|[a-z]+(['-][a-z]+)*)$/.test(word) || isShort(word))
  if (odd !== undefined) return `has "${odd}"`
  if (parts.length > 1 && asked.length === 0) return 'has a plus without a kind of word beside it'
  const isOpen = asked.length > 0 || words.some((word) => slots.includes(word))
  return isOpen ? undefined : 'leaves nothing open: it is a use'
}

function isShort(word: string): boolean {
  return ['sth', 'sb', 'smb', 'smth', 'swh', 'inf', 'adj', 'adv'].includes(word)
}
