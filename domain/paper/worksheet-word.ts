import { lettersOf } from '../text/letters.ts'
import { contentStems } from '../text/turkish-text.ts'

/** A word as a worksheet of paper needs it. */
export type WorksheetWord = {
  /** The id of its sense. */
  readonly sense: string
  readonly word: string
  /** The Turkish that stands for it on the paper. */
  readonly gloss: string
  /** Everything that the word can mean in Turkish, in any sense; `gloss` among it or not. */
  readonly meanings: readonly string[]
}

/**
 * Whether two words may stand in one group, where each Turkish text (or each sentence with its
 * translation) has to lead to one word alone: neither can mean what stands for the other, nor do
 * the two texts say nearly the same.
 */
export function areApart(a: WorksheetWord, b: WorksheetWord): boolean {
  if (lettersOf(a.word, 'en') === lettersOf(b.word, 'en')) return false
  if (canMean(a, b.gloss) || canMean(b, a.gloss)) return false
  const stems = new Set(contentStems(a.gloss))
  return !contentStems(b.gloss).some((stem) => stems.has(stem))
}

function canMean({ gloss, meanings }: WorksheetWord, text: string): boolean {
  const asked = lettersOf(text, 'tr')
  return [gloss, ...meanings].some((meaning) => lettersOf(meaning, 'tr') === asked)
}

/** With fewer, the last of a group is found without knowing it. */
export const fewestInGroup = 3

/**
 * `words` in groups of at most `most`, all words of a group apart from each other; a word that finds
 * no place, or only company too small to choose from, is left out.
 *
 * @param count how many words are wanted in all.
 */
export function inGroups<Word extends WorksheetWord>(
  words: readonly Word[],
  count: number,
  most: number,
  mayMeet: (a: Word, b: Word) => boolean,
): readonly (readonly Word[])[] {
  const wanted = Math.min(count, words.length)
  if (wanted < fewestInGroup) return []
  const groups: Word[][] = Array.from({ length: Math.ceil(wanted / most) }, () => [])
  // Even groups: twelve words are six and six, not ten and two.
  const size = Math.ceil(wanted / groups.length)
  const left: Word[] = []
  let taken = 0
  for (const word of words) {
    const group = groups.find(
      (one) =>
        one.length < size && one.every((other) => areApart(word, other) && mayMeet(word, other)),
    )
    if (!group || taken === wanted) left.push(word)
    else {
      group.push(word)
      taken += 1
    }
  }
  const whole = groups.filter((group) => group.length >= fewestInGroup)
  if (whole.length === 0) return []
  // Words that did not get along with these may do so with each other.
  return [...whole, ...inGroups(left, wanted - whole.flat().length, most, mayMeet)]
}
