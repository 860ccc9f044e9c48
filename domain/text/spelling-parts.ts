/** A spelling cut where another differs from it: what both begin and end with, and its own between. */
export function spellingParts(
  spelling: string,
  other: string,
): { readonly before: string; readonly own: string; readonly after: string } {
  const shortest = Math.min(spelling.length, other.length)
  let from = 0
  while (from < shortest && spelling[from] === other[from]) from += 1
  let end = 0
  while (end < shortest - from && spelling.at(-1 - end) === other.at(-1 - end)) end += 1
  const to = spelling.length - end
  return {
    before: spelling.slice(0, from),
    own: spelling.slice(from, to),
    after: spelling.slice(to),
  }
}
