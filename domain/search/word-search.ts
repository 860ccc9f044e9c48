import { lettersOf, type TextLanguage, withoutMarks } from '../text/letters.ts'
import { turkishBases } from '../text/turkish-inflection.ts'
import { possibleBases } from '../words/inflection.ts'
import { isRegularForm } from '../words/word-of-form.ts'
import type { TableWord, WordTable } from '../words/word-table.ts'
import {
  type IndexedText,
  indexTexts,
  lastAtMost,
  type SearchIndex,
  tokenAt,
  tokensFrom,
} from './search-index.ts'
import {
  type Find,
  fewestLettersInside,
  inOrder,
  isEnglishText,
  kindNumber,
  type Match,
  type Query,
  queryOf,
  regularFormScore,
  scoreOf,
  type TextKind,
  turkishFormScore,
  worstScore,
} from './search-score.ts'
import { findUses } from './use-search.ts'

/** The texts that a word is found by, the more telling first, each once. */
export function textsOf(word: TableWord): { kind: TextKind; letters: string }[] {
  const english = (kind: TextKind, text: string) => ({ kind, letters: lettersOf(text, 'en') })
  const turkish = (kind: TextKind, text: string) => ({ kind, letters: lettersOf(text, 'tr') })
  const names = [word.headword, ...word.variants]
  // T-shirt is looked for as *t shirt* and as *tshirt*.
  const closed = names.filter((name) => name.includes('-')).map((name) => name.replaceAll('-', ''))
  const senses = word.entries.flatMap((entry) => entry.senses)
  const texts = [
    ...[...names, ...closed].map((name) => english('headword', name)),
    ...senses.flatMap(({ glosses }) => glosses.slice(0, 1).map((one) => turkish('gloss', one))),
    ...senses.flatMap(({ glosses }) => glosses.slice(1).map((one) => turkish('later gloss', one))),
    ...word.forms.map((form) => english('form', form)),
    ...word.alsoMeans.map((meaning) => turkish('also means', meaning)),
  ].filter(({ letters }) => letters !== '')
  const seen = new Set<string>()
  return texts.filter(({ kind, letters }) => {
    const name = `${isEnglishText(kindNumber[kind])} ${letters}`
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}

/** The search index of all words of `table`. */
export function buildSearchIndex(table: WordTable): SearchIndex {
  const texts: IndexedText[] = []
  for (let word = 0; word < table.count; word += 1) {
    for (const { kind, letters } of textsOf(table.at(word))) {
      texts.push({ word, kind: kindNumber[kind], letters })
    }
  }
  return indexTexts(texts, table.count)
}

/**
 * The places of all words that `typed` finds, the best first; equals in the order of the table.
 *
 * @param uses of the words, where they are there: see `use-search.ts`.
 */
export function searchWords(
  index: SearchIndex,
  table: WordTable,
  typed: string,
  uses?: SearchIndex,
): Uint32Array {
  const query = queryOf(typed)
  const best = new Uint16Array(index.wordCount).fill(worstScore)
  const find = (word: number, score: number) => {
    if (score < (best[word] ?? 0)) best[word] = score
  }
  if (query.bare !== '') {
    findWordStarts(index, query, find)
    findInside(index, query, find)
    findBases(index, table, query, find)
    findTurkishBases(index, query, find)
    if (uses) findUses(uses, query, find)
  }
  return inOrder(best)
}

/** Whether a text of `word` has what was typed, so that it needs no use to be found. */
export function isFoundItself(word: TableWord, typed: string): boolean {
  const { bare } = queryOf(typed)
  return textsOf(word).some(({ letters }) => withoutMarks(letters).includes(bare))
}

/**
 * The text by which `typed` finds `word` best, where that is none of those that stand for the word
 * anyway, its headword and its glosses: *went* of *go*.
 */
export function foundBy(
  word: TableWord,
  typed: string,
): { readonly letters: string; readonly language: TextLanguage } | undefined {
  const query = queryOf(typed)
  const texts = textsOf(word).flatMap(({ kind, letters }, place) => {
    const at = withoutMarks(letters).indexOf(query.bare)
    if (at < 0) return []
    const isWordStart = at === 0 || letters[at - 1] === ' '
    const left = letters.length - query.bare.length
    const start = left === 0 ? 'exact' : 'prefix'
    const match = at === 0 ? start : isWordStart ? 'word' : 'inside'
    const number = kindNumber[kind]
    const own = isEnglishText(number) ? query.english : query.turkish
    const score = scoreOf(match, letters.startsWith(own, at), number, left)
    const isShown = place === 0 || kind === 'gloss' || kind === 'later gloss'
    return [{ letters, language: isEnglishText(number) ? 'en' : 'tr', score, isShown } as const]
  })
  const [best] = texts.sort((a, b) => a.score - b.score)
  return best && !best.isShown ? best : undefined
}

/** Finds the texts in which a word begins with what was typed. */
function findWordStarts(index: SearchIndex, query: Query, find: Find): void {
  const { bare, postings, postingText, firstPosting, textStart } = index
  const words = query.bare.split(' ')
  const isOneWord = words.length === 1
  const [first, last] = isOneWord ? tokensFrom(index, query.bare) : rarest(index, words)
  for (let at = firstPosting[first] ?? 0; at < (firstPosting[last] ?? 0); at += 1) {
    const text = postingText[at] ?? 0
    if (isOneWord) {
      findText(index, query, text, postings[at] ?? 0, find)
      continue
    }
    const start = textStart[text] ?? 0
    const whole = ` ${bare.slice(start, textStart[text + 1])}`
    for (let place = -1; ; ) {
      place = whole.indexOf(` ${query.bare}`, place + 1)
      if (place < 0) break
      findText(index, query, text, start + place, find)
    }
  }
}

/** The word of several that the fewest texts have, as a stretch of tokens. */
function rarest(index: SearchIndex, words: readonly string[]): [number, number] {
  const stretches = words.map((word, at) => {
    const [first, last] = tokensFrom(index, word)
    // All but the last one are typed to their end.
    if (at === words.length - 1) return [first, last] as [number, number]
    return (tokenAt(index, first) === word ? [first, first + 1] : [0, 0]) as [number, number]
  })
  const size = ([first, last]: [number, number]) =>
    (index.firstPosting[last] ?? 0) - (index.firstPosting[first] ?? 0)
  return stretches.reduce((least, one) => (size(one) < size(least) ? one : least))
}

function findText(index: SearchIndex, query: Query, text: number, place: number, find: Find): void {
  const start = index.textStart[text] ?? 0
  const left = (index.textStart[text + 1] ?? 0) - 1 - start - query.bare.length
  const match = place > start ? 'word' : left === 0 ? 'exact' : 'prefix'
  find(index.textWord[text] ?? 0, scoreAt(index, query, text, place, match, left))
}

function scoreAt(
  index: SearchIndex,
  query: Query,
  text: number,
  place: number,
  match: Match,
  left: number,
): number {
  const kind = index.textKind[text] ?? 0
  const typed = isEnglishText(kind) ? query.english : query.turkish
  return scoreOf(match, index.letters.startsWith(typed, place), kind, left)
}

/** Finds the texts that have what was typed in the middle of a word. */
function findInside(index: SearchIndex, query: Query, find: Find): void {
  const { tokens, tokenStart, firstPosting, postings, postingText, textStart } = index
  if (query.bare.length < fewestLettersInside || query.bare.includes(' ')) return
  let token = 0
  for (let at = tokens.indexOf(query.bare); at >= 0; at = tokens.indexOf(query.bare, at + 1)) {
    token = lastAtMost(tokenStart, at, token)
    const within = at - (tokenStart[token] ?? 0)
    if (within === 0) continue
    for (let one = firstPosting[token] ?? 0; one < (firstPosting[token + 1] ?? 0); one += 1) {
      const text = postingText[one] ?? 0
      const size = (textStart[text + 1] ?? 0) - 1 - (textStart[text] ?? 0)
      const place = (postings[one] ?? 0) + within
      const score = scoreAt(index, query, text, place, 'inside', size - query.bare.length)
      find(index.textWord[text] ?? 0, score)
    }
  }
}

/** Finds the headwords of which what was typed is a regular form: *looked after*, *credit cards*. */
function findBases(index: SearchIndex, table: WordTable, query: Query, find: Find): void {
  const words = query.bare.split(' ')
  for (const [at, form] of words.entries()) {
    for (const base of possibleBases(form)) {
      const parts = words.with(at, base)
      for (const place of wordsNamed(index, parts)) {
        if (isRegularForm(table.at(place), parts, at, form)) find(place, regularFormScore)
      }
    }
  }
}

/** Finds the Turkish texts of whose last word a form was typed: *kitaplar*, *karar verdim*. */
function findTurkishBases(index: SearchIndex, query: Query, find: Find): void {
  const words = query.bare.split(' ')
  for (const base of turkishBases(words.at(-1) ?? '', words.length > 1)) {
    for (const text of textsNamed(index, words.with(-1, base))) {
      const kind = index.textKind[text] ?? 0
      if (!isEnglishText(kind)) find(index.textWord[text] ?? 0, turkishFormScore(kind))
    }
  }
}

/** The words whose headword, or another way to write it, consists of `parts`. */
function wordsNamed(index: SearchIndex, parts: readonly string[]): number[] {
  return textsNamed(index, parts)
    .filter((text) => index.textKind[text] === kindNumber.headword)
    .map((text) => index.textWord[text] ?? 0)
}

/** The texts that consist of `parts`. */
function textsNamed(index: SearchIndex, parts: readonly string[]): number[] {
  const { firstPosting, postingText, textStart, bare } = index
  const [token = ''] = parts
  const name = parts.join(' ')
  const [at] = tokensFrom(index, token)
  if (tokenAt(index, at) !== token) return []
  const found: number[] = []
  for (let one = firstPosting[at] ?? 0; one < (firstPosting[at + 1] ?? 0); one += 1) {
    const text = postingText[one] ?? 0
    if (bare.slice(textStart[text], (textStart[text + 1] ?? 0) - 1) === name) found.push(text)
  }
  return found
}
