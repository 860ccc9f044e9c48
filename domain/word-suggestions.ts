import { letterSet, withoutMarks } from './search-letters.ts'
import { editDistance } from './typed-answer.ts'
import { isEnglishText, queryOf, type SearchIndex } from './word-search.ts'

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
    // A slip changes two letters of the set at most; counting them is quicker than comparing.
    if (bitCount((textLetters[text] ?? 0) ^ wanted) > 2 * slips) continue
    const distance = editDistance(bare, index.bare.slice(start, start + size))
    if (distance <= slips) near.push({ text, distance })
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

function bitCount(set: number): number {
  let left = set
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}
