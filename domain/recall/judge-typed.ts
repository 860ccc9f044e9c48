import { editDistance } from '../text/edit-distance.ts'
import { lettersOf, withoutMarks } from '../text/letters.ts'
import { plainMeaning } from '../text/plain-meaning.ts'

/** How a typed meaning stands to the one asked for. */
export type TypedVerdict =
  | { readonly kind: 'right'; readonly gloss: string }
  /** Right but for a small slip, which is shown and not punished. */
  | { readonly kind: 'slip'; readonly gloss: string }
  /** A true meaning of the word, but of another sense than the one asked for. */
  | { readonly kind: 'other-sense'; readonly gloss: string }
  | { readonly kind: 'wrong' }

/** What a typed meaning is judged by. */
export type TypedKey = {
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
export function judgeTyped(text: string, key: TypedKey): TypedVerdict {
  const typed = plainMeaning(text)
  if (typed === '') return { kind: 'wrong' }
  const right = key.glosses.find((gloss) => plainMeaning(gloss) === typed)
  if (right !== undefined) return { kind: 'right', gloss: right }
  const other = key.otherGlosses.find((gloss) => plainMeaning(gloss) === typed)
  if (other !== undefined) return { kind: 'other-sense', gloss: other }
  if (key.isGloss(typed)) return { kind: 'wrong' }
  const near = key.glosses.find(
    (gloss) => isSlip(typed, plainMeaning(gloss)) || isSlip(letters(text), letters(gloss)),
  )
  return near === undefined ? { kind: 'wrong' } : { kind: 'slip', gloss: near }
}

/** The words of a Turkish text in small letters without marks. */
function letters(text: string): string {
  return withoutMarks(lettersOf(text, 'tr'))
}

function isSlip(typed: string, gloss: string): boolean {
  const allowed = gloss.length >= 9 ? 2 : gloss.length >= 5 ? 1 : 0
  return allowed > 0 && editDistance(typed, gloss, allowed) !== undefined
}
