import { everySense, type PlacedSense } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const kindOfHasNoLoop: Check = {
  name: 'kind-of-has-no-loop',
  sentence: 'Following kindOf never leads back: nothing is a kind of itself.',
  *find(lexicon) {
    const senses = Map.groupBy(everySense(lexicon), ({ headword }) => headword.headword)
    for (const placed of everySense(lexicon)) {
      const { kindOf } = placed.sense
      if (kindOf === undefined || kindOf === placed.headword.headword) continue
      const way = wayBack(placed.headword.headword, kindOf, senses)
      if (way)
        yield inSense(
          placed,
          'problem',
          `kindOf leads back: ${[placed.headword.headword, ...way].join(' → ')}`,
          'take the wrong step out',
        )
    }
  },
}

function wayBack(
  start: string,
  next: string,
  senses: ReadonlyMap<string, readonly PlacedSense[]>,
): string[] | undefined {
  const ways: string[][] = [[next]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? ''
    if (last === start) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const { sense } of senses.get(last) ?? [])
      if (sense.kindOf !== undefined) ways.push([...way, sense.kindOf])
  }
  return undefined
}
