/** Tells whether a value that came from outside is one that a field may have. */
export type Check<Value> = (value: unknown) => value is Value

/** What is known of a value that has passed a check. */
export type Passing<Tested> = Tested extends Check<infer Value> ? Value : never

type Checks = Readonly<Record<string, Check<unknown>>>

/** What is known of an object whose fields have passed their checks; there may be more in it. */
export type Checked<Fields extends Checks> = {
  readonly [Field in Exclude<keyof Fields, Absent<Fields>>]: Passing<Fields[Field]>
} & { readonly [Field in Absent<Fields>]?: Passing<Fields[Field]> }

/** The fields that an object may lack: those that `orAbsent` checks, not those that can be anything. */
type Absent<Fields extends Checks> = {
  [Field in keyof Fields]: unknown extends Passing<Fields[Field]>
    ? never
    : undefined extends Passing<Fields[Field]>
      ? Field
      : never
}[keyof Fields]

/** An object whose `fields` pass their checks, whatever else is in it. */
export function objectOf<Fields extends Checks>(fields: Fields): Check<Checked<Fields>> {
  return (value): value is Checked<Fields> => isObject(value) && hasFields(value, fields)
}

export function hasFields<Fields extends Checks>(
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

/** `fields` of `given`, each by itself: one that does not pass its check is the one of `fallbacks`. */
export function fieldsOr<Values extends object>(
  given: object,
  fields: { readonly [Field in keyof Values]: Check<Values[Field]> },
  fallbacks: Values,
): Values {
  const read = { ...fallbacks }
  for (const field in fields) {
    const value: unknown = (given as Partial<Values>)[field]
    if (fields[field](value)) read[field] = value
  }
  return read
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** What passes `check` and is as `holds` says too. */
export function suchThat<Value>(
  check: Check<Value>,
  holds: (value: Value) => boolean,
): Check<Value> {
  return (value): value is Value => check(value) && holds(value)
}

/** A text of at most `mostLength` UTF-16 units, all of it matching `pattern` where one is given. */
export function text(mostLength = Number.POSITIVE_INFINITY, pattern?: RegExp): Check<string> {
  return (value): value is string =>
    typeof value === 'string' && value.length <= mostLength && (pattern?.test(value) ?? true)
}

/** A number from `least` to `most`; never an infinite one. */
export function numberWithin(least: number, most = Number.MAX_VALUE): Check<number> {
  return (value): value is number => typeof value === 'number' && value >= least && value <= most
}

export const anyNumber: Check<number> = numberWithin(-Number.MAX_VALUE)

export function wholeNumberWithin(least: number, most: number): Check<number> {
  const isWithin = numberWithin(least, most)
  return (value): value is number => isWithin(value) && Number.isInteger(value)
}

export function truth(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

export function oneOf<const Value extends string | number | boolean | undefined>(
  values: readonly Value[],
): Check<Value> {
  const known = new Set<unknown>(values)
  return (value): value is Value => known.has(value)
}

/** A list of what passes `check`, with at least `leastLength` and at most `mostLength` in it. */
export function listOf<Value>(
  check: Check<Value>,
  mostLength = Number.POSITIVE_INFINITY,
  leastLength = 0,
): Check<readonly Value[]> {
  return (value): value is readonly Value[] =>
    Array.isArray(value) &&
    value.length >= leastLength &&
    value.length <= mostLength &&
    value.every(check)
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value)
}

/** A field that records have only since some version, or only where there is something to say. */
export function orAbsent<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value)
}

/** Anything: the bounds of a record are those of its whole, see `isBounded`. */
export function anything(_value: unknown): _value is unknown {
  return true
}
