import { z } from 'zod'
import { headwordSchema } from './schema.ts'

/**
 * The text of a headword's file: keys in the order of the schema, lists that are empty and need
 * not be there left out. Whoever writes a word writes it by this, so that the same word is the same
 * bytes. What the schema does not know comes last and stays as it is.
 */
export function formatHeadword(headword: unknown): string {
  return `${JSON.stringify(inOrder(headword, headwordSchema), undefined, 2)}\n`
}

/** The text of a quiz list's file: an entry a line. */
export function formatList(list: readonly object[]): string {
  const lines = list.map((entry) => {
    const members = Object.entries(entry).map(([key, held]) => `"${key}": ${JSON.stringify(held)}`)
    return `  { ${members.join(', ')} }`
  })
  return `[\n${lines.join(',\n')}\n]\n`
}

function inOrder(value: unknown, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return inOrder(value, schema.unwrap())
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => inOrder(one, schema.element))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value

  const held = new Map(Object.entries(value))
  const known = new Map(membersOf(schema))
  const keys = [...new Set([...known.keys(), ...held.keys()])].filter((key) => held.has(key))
  return Object.fromEntries(
    keys.flatMap((key) => {
      const member = known.get(key)
      const inner = member ? inOrder(held.get(key), member) : held.get(key)
      return member instanceof z.ZodDefault && isEmpty(inner) ? [] : [[key, inner]]
    }),
  )
}

function membersOf(schema: z.core.$ZodType): [key: string, member: z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((key) => [String(key), schema.valueType])
  return []
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
