import { editDistance } from '../text/edit-distance.ts'

/** How a typed meaning stands to the one asked for. */
export type TypedVerdict =
  | { readonly kind: 'right'; readonly gloss: string }
  /** Right but for a small slip, which is shown and not punished. */
  | { readonly kind: 'slip'; readonly gloss: string }
  /** A true meaning of the word, but of another sense than the one asked for. */
  | { readonly kind: 'other-sense'; readonly gloss: string }
  | { readonly kind: 'wrong' }

export type TypedQuestion = {
  /** Glosses of the sense asked for. */
  readonly glosses: readonly string[]
  /** Glosses of everything else that the word means. */
  readonly otherGlosses: readonly string[]
  /** Whether a text is a gloss of any word: then it is no slip of another. */
  readonly isGloss: (text: string) => boolean
}

/**
 * Judges a typed Turkish meaning. Forgiven are case, Turkish marks, punctuation, an added *bir* and
 * a missing or added *-mek/-mak*; and one wrong, missing, added or swapped letter from five letters
 * on, two from nine, unless that makes another word's gloss of it.
 */
export function judgeTyped(text: string, question: TypedQuestion): TypedVerdict {
  const typed = plain(text)
  if (typed === '') return { kind: 'wrong' }
  const right = question.glosses.find((gloss) => plain(gloss) === typed)
  if (right !== undefined) return { kind: 'right', gloss: right }
  const other = question.otherGlosses.find((gloss) => plain(gloss) === typed)
  if (other !== undefined) return { kind: 'other-sense', gloss: other }
  if (question.isGloss(typed)) return { kind: 'wrong' }
  const near = question.glosses.find(
    (gloss) => isSlip(typed, plain(gloss)) || isSlip(letters(text), letters(gloss)),
  )
  return near === undefined ? { kind: 'wrong' } : { kind: 'slip', gloss: near }
}

const unmarked: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** A Turkish text as far as it tells: its letters without *bir* and *-mek/-mak*. */
export function plain(text: string): string {
  return letters(text)
    .split(' ')
    .filter((word, _, all) => word !== 'bir' || all.length === 1)
    .map((word) => (word.length > 4 ? word.replace(/m[ae]k$/, '') : word))
    .join(' ')
}

/** The words of a text in small letters without Turkish marks. */
function letters(text: string): string {
  const words = text
    .toLocaleLowerCase('tr')
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => unmarked[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).join(' ')
}

function isSlip(typed: string, gloss: string): boolean {
  const allowed = gloss.length >= 9 ? 2 : gloss.length >= 5 ? 1 : 0
  return allowed > 0 && editDistance(typed, gloss) <= allowed
}
