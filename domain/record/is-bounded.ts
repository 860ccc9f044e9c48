const mostDepth = 16
const mostParts = 5000
const mostTextLength = 50_000

/** Whether a value is JSON of a size that can be kept and passed on, however little is known of it. */
export function isBounded(value: unknown): boolean {
  let parts = 0
  let textLength = 0
  const isWithin = (part: unknown, depth: number): boolean => {
    parts += 1
    if (parts > mostParts || depth > mostDepth) return false
    if (typeof part === 'string') {
      textLength += part.length
      return textLength <= mostTextLength
    }
    if (typeof part === 'number') return Number.isFinite(part)
    if (part === null || typeof part === 'boolean') return true
    if (typeof part !== 'object') return false
    if (Array.isArray(part)) return part.every((one) => isWithin(one, depth + 1))
    const fields = part as Readonly<Record<string, unknown>>
    for (const key in fields) {
      textLength += key.length
      // JSON has no undefined: writing leaves such a field out.
      if (fields[key] !== undefined && !isWithin(fields[key], depth + 1)) return false
    }
    return textLength <= mostTextLength
  }
  return isWithin(value, 0)
}
