import { lettersOf, withoutMarks } from '../text/letters.ts'

/** What a text says of its word, the more telling first; a word is found by its best text. */
export const textKinds = [
  'headword',
  'gloss',
  'later gloss',
  'form',
  'also means',
  'use',
  'use in Turkish',
] as const
export type TextKind = (typeof textKinds)[number]

export const kindNumber = Object.fromEntries(textKinds.map((kind, at) => [kind, at])) as Readonly<
  Record<TextKind, number>
>

/**
 * How much of a text was typed: all of it, its beginning, one of its words from there, something
 * inside; or, of a use, some of its words.
 */
const matchNumber = { exact: 0, prefix: 1, word: 2, inside: 3, among: 4 } as const
export type Match = keyof typeof matchNumber

/** From so many letters on, a query is also looked for in the middle of words. */
export const fewestLettersInside = 3

/** What was typed, in the letters of both languages and without marks. */
export type Query = { readonly english: string; readonly turkish: string; readonly bare: string }

export function queryOf(typed: string): Query {
  const english = lettersOf(typed, 'en')
  return { english, turkish: lettersOf(typed, 'tr'), bare: withoutMarks(english) }
}

/**
 * How far down a word stands that is found by this text; a whole number below `worstScore`.
 *
 * What was typed to the end comes first, then what it begins, then what begins later within the
 * text, then what has it in the middle of a word, then uses that have its words; of these, texts
 * with the very letters typed come before others (*öl* is nearer to *ölmek* than to *olmak*), then
 * what says most of its word. Of Turkish texts the shorter come first, of which more was typed.
 */
export function scoreOf(
  match: Match,
  hasSameMarks: boolean,
  kind: number,
  lettersLeft: number,
): number {
  const length = isEnglishText(kind) ? 0 : Math.min(lettersLeft, 31)
  return ((matchNumber[match] * 2 + (hasSameMarks ? 0 : 1)) * 8 + kind) * 32 + length
}

export const worstScore = 10 * 8 * 32

/** The score of a word of which a regular form was typed. */
export const regularFormScore = scoreOf('exact', true, kindNumber.form, 0)

/** The score of a word of which an inflected form of a Turkish text was typed: *kitaplar*. */
export function turkishFormScore(kind: number): number {
  return scoreOf('exact', false, kind, 0)
}

/** The places that have a score, the least first, equals in the order of their places. */
export function inOrder(scores: Uint16Array): Uint32Array {
  // Counted rather than compared: there are few scores and many places.
  const next = new Uint32Array(worstScore + 1)
  for (const score of scores) next[score + 1] = (next[score + 1] ?? 0) + 1
  for (let at = 1; at <= worstScore; at += 1) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0)
  const found = new Uint32Array(next[worstScore] ?? 0)
  for (const [place, score] of scores.entries()) {
    if (score === worstScore) continue
    const at = next[score] ?? 0
    next[score] = at + 1
    found[at] = place
  }
  return found
}

/** Whether texts of this kind, by its number, are English ones. */
export function isEnglishText(kind: number): boolean {
  return kind === kindNumber.headword || kind === kindNumber.form || kind === kindNumber.use
}

/** Tells that a word is found, and how well. */
export type Find = (word: number, score: number) => void
