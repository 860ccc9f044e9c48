import { editDistance } from '../text/edit-distance.ts'
import { letterSet, withoutMarks } from '../text/letters.ts'
import type { SearchIndex } from './search-index.ts'
import { isEnglishText, queryOf } from './search-score.ts'

/** A text of the lexicon that may have been meant. */
export type Suggestion = {
  /** In small letters. */
  readonly text: string
  readonly language: 'en' | 'tr'
  /** The place of the first word that it stands at. */
  readonly word: number
}

/** How many slips are looked behind: none in a short text, of which everything is near. */
export function slipsIn(letters: string): number {
  return letters.length >= 7 ? 2 : letters.length >= 4 ? 1 : 0
}

/**
 * The texts nearest to what was typed, for a search that found nothing: at most `count`, those with
 * the fewest slips first, then those that say most of their word.
 */
export function suggestionsFor(index: SearchIndex, typed: string, count: number): Suggestion[] {
  const { bare } = queryOf(typed)
  const slips = slipsIn(bare)
  if (slips === 0) return []
  const { textStart, textKind, textWord, textLetters, letters } = index
  const wanted = letterSet(bare)
  const near: { text: number; distance: number }[] = []
  for (let text = 0; text < textKind.length; text += 1) {
    const start = textStart[text] ?? 0
    const size = (textStart[text + 1] ?? 0) - 1 - start
    if (Math.abs(size - bare.length) > slips) continue
    // A slip brings one other letter and drops one; counting is quicker than comparing.
    const own = textLetters[text] ?? 0
    if (hasMoreBits(own & ~wanted, slips) || hasMoreBits(wanted & ~own, slips)) continue
    const distance = editDistance(bare, index.bare.slice(start, start + size), slips)
    if (distance !== undefined) near.push({ text, distance })
  }
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      (textKind[a.text] ?? 0) - (textKind[b.text] ?? 0) ||
      a.text - b.text,
  )
  const suggestions = new Map<string, Suggestion>()
  for (const { text } of near) {
    if (suggestions.size >= count) break
    const shown = letters.slice(textStart[text], (textStart[text + 1] ?? 0) - 1)
    const language = isEnglishText(textKind[text] ?? 0) ? 'en' : 'tr'
    const name = withoutMarks(shown)
    if (!suggestions.has(name)) {
      suggestions.set(name, { text: shown, language, word: textWord[text] ?? 0 })
    }
  }
  return [...suggestions.values()]
}

function hasMoreBits(set: number, most: number): boolean {
  let left = set
  for (let count = 0; count < most; count += 1) left &= left - 1
  return left !== 0
}
