/** Tells whether a value that came from outside is one that a field may have. */
export type Check<Value> = (value: unknown) => value is Value

/** What is known of a value whose fields have passed their checks. */
export type Checked<Fields extends Readonly<Record<string, Check<unknown>>>> = {
  readonly [Field in keyof Fields]: Fields[Field] extends Check<infer Value> ? Value : never
}

export function hasFields<Fields extends Readonly<Record<string, Check<unknown>>>>(
  value: object,
  fields: Fields,
): value is Checked<Fields> {
  const given = value as Readonly<Record<string, unknown>>
  // A loop, since every record of a log passes here: entries and a closure take thrice as long.
  for (const field in fields) {
    if (!fields[field]?.(given[field])) return false
  }
  return true
}

/** A text of at most `mostLength` UTF-16 units, all of it matching `pattern` where one is given. */
export function text(mostLength: number, pattern?: RegExp): Check<string> {
  return (value): value is string =>
    typeof value === 'string' && value.length <= mostLength && (pattern?.test(value) ?? true)
}

export function numberWithin(least: number, most: number): Check<number> {
  return (value): value is number => typeof value === 'number' && value >= least && value <= most
}

export function wholeNumberWithin(least: number, most: number): Check<number> {
  const isWithin = numberWithin(least, most)
  return (value): value is number => isWithin(value) && Number.isInteger(value)
}

export function truth(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function oneOf<const Value extends string>(values: readonly Value[]): Check<Value> {
  const known = new Set<unknown>(values)
  return (value): value is Value => known.has(value)
}

export function listOf<Value>(check: Check<Value>, mostLength: number): Check<readonly Value[]> {
  return (value): value is readonly Value[] =>
    Array.isArray(value) && value.length <= mostLength && value.every(check)
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value)
}

/** A field that records have only since some version, or only where there is something to say. */
export function orAbsent<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value)
}

/** Anything: it is bounded with the whole that it is part of, see `isBounded`. */
export function anything(_value: unknown): _value is unknown {
  return true
}

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
