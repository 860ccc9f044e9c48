/**
 * The pairs whose sets have at least `least` (in 0–1) of their united members in common, each once.
 *
 * Only sets that share one of their rarest members are compared: with so much in common, two sets
 * cannot differ in all of those. Source: prefix filtering, Chaudhuri, Ganti & Kaushik (2006).
 */
export function* alikePairs<Named>(
  sets: ReadonlyMap<Named, ReadonlySet<string>>,
  least: number,
): Generator<[Named, Named]> {
  const rarestFirst = byFrequency(sets.values())
  const before = new Map<string, Named[]>()
  for (const [named, set] of sets) {
    const differing = set.size - Math.ceil(least * set.size)
    const telling = [...set].sort(rarestFirst).slice(0, differing + 1)
    const candidates = new Set(telling.flatMap((member) => before.get(member) ?? []))
    for (const candidate of candidates) {
      const other = sets.get(candidate)
      if (other && likeness(set, other) >= least) yield [candidate, named]
    }
    for (const member of telling) before.set(member, [...(before.get(member) ?? []), named])
  }
}

// All sets order their members alike, ties included, or two of them might miss each other.
function byFrequency(sets: Iterable<ReadonlySet<string>>): (a: string, b: string) => number {
  const frequency = new Map<string, number>()
  for (const set of sets)
    for (const member of set) frequency.set(member, (frequency.get(member) ?? 0) + 1)
  return (a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size
  return shared / (a.size + b.size - shared)
}
