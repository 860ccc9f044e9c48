import { withoutTraps } from './turkish-traps.ts'

/**
 * A headword's file with what a program can mend: spaces too many, letters of two parts, Turkish
 * that TDK writes otherwise, a word named twice in a list. What it cannot read it leaves alone.
 */
export function mended(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return mendedText(value, key)
  if (Array.isArray(value)) return withoutRepeats(value.map((one) => mended(one, key)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, mended(held, name)]))
}

const turkishKeys = new Set(['definitionTr', 'gloss', 'tr'])

function mendedText(text: string, key: string): string {
  const spaced = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  return turkishKeys.has(key) ? withoutTraps(spaced) : spaced
}

function withoutRepeats(list: readonly unknown[]): unknown[] {
  return list.filter((one, at) => typeof one !== 'string' || list.indexOf(one) === at)
}
