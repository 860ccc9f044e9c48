const far = 99

/**
 * The least number of letters to add, drop, change or swap with their neighbor to make `b` of `a`,
 * if it is no more than `most`, else `undefined`.
 *
 * Source: Damerau (1964), Levenshtein (1966), here each place is edited once; and for leaving out
 * what cannot matter Ukkonen (1985), Algorithms for approximate string matching: within d steps
 * only letters at most d places apart can stand for each other.
 */
export function editDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  const width = b.length + 2
  const rows = [0, 1, 2].map(() => new Uint8Array(width).fill(far))
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= Math.min(most, b.length); j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(0, i - most)
    const to = Math.min(b.length, i + most)
    let least = far
    row.fill(far)
    for (let j = from; j <= to; j += 1) {
      const steps = j === 0 ? i : stepsTo(a, b, i, j, beforeLast, last, row)
      row[j] = steps
      if (steps < least) least = steps
    }
    if (least > most) return undefined
    const free = beforeLast
    beforeLast = last
    last = row
    row = free
  }
  const distance = last[b.length] ?? far
  return distance <= most ? distance : undefined
}

/** The least steps that make the first `j` letters of `b` of the first `i` of `a`. */
function stepsTo(
  a: string,
  b: string,
  i: number,
  j: number,
  beforeLast: Uint8Array,
  last: Uint8Array,
  row: Uint8Array,
): number {
  const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
  const change = (last[j - 1] ?? far) + (isSame ? 0 : 1)
  const steps = Math.min(change, (last[j] ?? far) + 1, (row[j - 1] ?? far) + 1)
  const isSwap =
    i > 1 &&
    j > 1 &&
    a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
    a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
  return isSwap ? Math.min(steps, (beforeLast[j - 2] ?? far) + 1) : steps
}
