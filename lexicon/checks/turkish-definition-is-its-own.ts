import { listNames } from '#domain/words/entry.ts'
import { alikePairs } from '../alike-pairs.ts'
import { everySense, firstSenses, type Lexicon, type PlacedSense } from '../lexicon.ts'
import { turkishLower, turkishWords } from '../turkish-words.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const nearlyEqual = 0.8

/** Pairs that one word tells apart as plainly as it can be said. */
const toldApart = [['grandfather.n.1', 'grandmother.n.1']]

export const turkishDefinitionIsItsOwn: Check = {
  name: 'turkish-definition-is-its-own',
  sentence: 'A Turkish definition belongs to one headword, and in a list none is nearly the same.',
  *find(lexicon) {
    const senses = [...everySense(lexicon)]
    yield* equal(senses)
    yield* nearEqual(senses, lexicon)
  },
}

function* equal(senses: readonly PlacedSense[]): Generator<Finding> {
  const seen = new Map<string, string>()
  for (const placed of senses) {
    const text = turkishLower(placed.sense.definitionTr)
    const other = seen.get(text)
    if (other)
      yield inSense(placed, 'problem', `"${text}" defines ${other} too`, 'say what differs')
    else seen.set(text, placed.sense.id)
  }
}

function* nearEqual(senses: readonly PlacedSense[], lexicon: Lexicon): Generator<Finding> {
  const texts = new Map(senses.map((placed) => [placed, beginnings(placed.sense.definitionTr)]))
  const lists = listNames.map(
    (list) => new Set([...firstSenses(lexicon, list)].map(({ sense }) => sense)),
  )
  for (const [a, b] of alikePairs(texts, nearlyEqual)) {
    if (a.headword === b.headword || a.entry.partOfSpeech !== b.entry.partOfSpeech) continue
    if (turkishLower(a.sense.definitionTr) === turkishLower(b.sense.definitionTr)) continue
    if (toldApart.some((pair) => pair.includes(a.sense.id) && pair.includes(b.sense.id))) continue
    const isInOneList = lists.some((list) => list.has(a.sense) && list.has(b.sense))
    const severity = isInOneList ? 'problem' : 'advice'
    yield nearlyThatOf(a, b, severity)
    yield nearlyThatOf(b, a, severity)
  }
}

// Said of both, since either may be the one to change.
function nearlyThatOf(
  one: PlacedSense,
  { sense }: PlacedSense,
  severity: Finding['severity'],
): Finding {
  const says = `definitionTr "${one.sense.definitionTr}" is nearly that of ${sense.id}, "${sense.definitionTr}"`
  return inSense(one, severity, says, 'say what differs')
}

// The first four letters of a word, which its suffixes leave alone.
function beginnings(text: string): Set<string> {
  return new Set(turkishWords(text).map((word) => word.slice(0, 4)))
}
