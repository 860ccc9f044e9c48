import { lettersOf, withoutMarks } from '../text/letters.ts'
import type { WordUse, WordUses } from '../words/word-uses.ts'
import { type IndexedText, indexTexts, type SearchIndex, tokensFrom } from './search-index.ts'
import {
  type Find,
  fewestLettersInside,
  isEnglishText,
  kindNumber,
  type Query,
  queryOf,
  scoreOf,
} from './search-score.ts'

/** The search index of the uses of all words, in both languages. */
export function buildUseIndex(uses: WordUses): SearchIndex {
  const texts: IndexedText[] = []
  for (let word = 0; word < uses.count; word += 1) {
    for (const { en, tr } of uses.at(word)) {
      texts.push({ word, kind: kindNumber.use, letters: lettersOf(en, 'en') })
      texts.push({ word, kind: kindNumber['use in Turkish'], letters: lettersOf(tr, 'tr') })
    }
  }
  return indexTexts(texts, uses.count)
}

/**
 * Finds words by their uses: those that have words that begin with each of the words typed,
 * wherever they stand. A use that was typed whole finds its word as a gloss does; all others stand
 * behind whatever is found otherwise, those first in which what was typed stands as it is.
 */
export function findUses(index: SearchIndex, query: Query, find: Find): void {
  if (query.bare.length < fewestLettersInside) return
  const words = query.bare.split(' ')
  const { firstPosting, postingText, textStart, textKind, textWord, letters, bare } = index
  const [first, last] = rarest(index, words)
  for (let at = firstPosting[first] ?? 0; at < (firstPosting[last] ?? 0); at += 1) {
    const text = postingText[at] ?? 0
    const [from, to] = [textStart[text] ?? 0, (textStart[text + 1] ?? 0) - 1]
    const kind = textKind[text] ?? 0
    const own = { letters: letters.slice(from, to), bare: bare.slice(from, to) }
    const score = scoreOfUse(own, kind, query, words)
    if (score !== undefined) find(textWord[text] ?? 0, score)
  }
}

/** The use by which `typed` finds its word best; `undefined` where it finds none of them. */
export function foundUse(uses: readonly WordUse[], typed: string): WordUse | undefined {
  const query = queryOf(typed)
  if (query.bare.length < fewestLettersInside) return undefined
  const words = query.bare.split(' ')
  const scored = uses.flatMap((use) => {
    const english = lettersOf(use.en, 'en')
    const turkish = lettersOf(use.tr, 'tr')
    return [
      [english, kindNumber.use] as const,
      [turkish, kindNumber['use in Turkish']] as const,
    ].flatMap(([letters, kind]) => {
      const score = scoreOfUse({ letters, bare: withoutMarks(letters) }, kind, query, words)
      return score === undefined ? [] : [{ use, score }]
    })
  })
  return scored.sort((a, b) => a.score - b.score)[0]?.use
}

function scoreOfUse(
  { letters, bare }: { readonly letters: string; readonly bare: string },
  kind: number,
  query: Query,
  words: readonly string[],
): number | undefined {
  const spaced = ` ${bare}`
  if (!words.every((word) => spaced.includes(` ${word}`))) return undefined
  const typed = isEnglishText(kind) ? query.english : query.turkish
  if (bare === query.bare) return scoreOf('exact', letters === typed, kind, 0)
  return scoreOf('among', ` ${letters}`.includes(` ${typed}`), kind, bare.length)
}

/** The word of several that the fewest texts have, as a stretch of the tokens that it begins. */
function rarest(index: SearchIndex, words: readonly string[]): [number, number] {
  const size = ([first, last]: [number, number]) =>
    (index.firstPosting[last] ?? 0) - (index.firstPosting[first] ?? 0)
  return words
    .map((word) => tokensFrom(index, word))
    .reduce((least, one) => (size(one) < size(least) ? one : least))
}
