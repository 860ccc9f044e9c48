import { letterSet, lettersOf, type TextLanguage, withoutMarks } from '../text/letters.ts'
import { possibleBases } from '../words/inflection.ts'
import { isRegularForm } from '../words/word-of-form.ts'
import type { TableWord, WordTable } from '../words/word-table.ts'

/** What a text says of its word, the more telling first; a word is found by its best text. */
export const textKinds = ['headword', 'gloss', 'later gloss', 'form', 'also means'] as const
type TextKind = (typeof textKinds)[number]

const kindNumber = Object.fromEntries(textKinds.map((kind, at) => [kind, at])) as Readonly<
  Record<TextKind, number>
>

/** How much of a text was typed: all of it, its beginning, one of its words from there, or inside. */
const matchNumber = { exact: 0, prefix: 1, word: 2, inside: 3 } as const

/** From so many letters on, a query is also looked for in the middle of words. */
export const fewestLettersInside = 3

/**
 * What searching needs, made once of all words: plain texts and numbers, so that a worker can make
 * it and hand it over at no cost.
 *
 * A *text* is something a word is found by: its headword, a gloss, a form. A *token* is a word of a
 * text; each stands in `tokens` once, without marks, in the order of its letters. Places of a token
 * are `postings` from `firstPosting[token]` to that of the next one.
 */
export type SearchIndex = {
  readonly wordCount: number
  /** All texts in small letters, a line break before, between and after them. */
  readonly letters: string
  /** The same without marks; letter by letter in the same places. */
  readonly bare: string
  /** Where each text begins, and where one more would. */
  readonly textStart: Uint32Array
  readonly textWord: Uint32Array
  readonly textKind: Uint8Array
  /** The letters of each text as a set: see `letterSet`. */
  readonly textLetters: Uint32Array
  /** All tokens, with line breaks as in `letters`. */
  readonly tokens: string
  readonly tokenStart: Uint32Array
  readonly firstPosting: Uint32Array
  /** Where a token stands in `letters`, and in which text. */
  readonly postings: Uint32Array
  readonly postingText: Uint32Array
}

/** A text of a word as it goes into the index. */
type Text = { readonly word: number; readonly kind: TextKind; readonly letters: string }

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
  const texts: Text[] = []
  for (let word = 0; word < table.count; word += 1) {
    for (const text of textsOf(table.at(word))) texts.push({ word, ...text })
  }
  const letters = `\n${texts.map((text) => text.letters).join('\n')}\n`
  const bare = withoutMarks(letters)
  const textStart = startsOf(texts.map((text) => text.letters))

  const tokenIds = new Map<string, number>()
  const idAt: number[] = []
  const postingPlaces: number[] = []
  const postingTexts: number[] = []
  for (const [text, { letters: own }] of texts.entries()) {
    const start = textStart[text] ?? 0
    for (let from = 0; from < own.length; ) {
      const gap = own.indexOf(' ', from)
      const to = gap < 0 ? own.length : gap
      const token = bare.slice(start + from, start + to)
      const id = tokenIds.get(token) ?? tokenIds.size
      tokenIds.set(token, id)
      idAt.push(id)
      postingPlaces.push(start + from)
      postingTexts.push(text)
      from = to + 1
    }
  }

  const tokens = [...tokenIds.keys()].sort()
  const rank = new Uint32Array(tokens.length)
  for (const [at, token] of tokens.entries()) rank[tokenIds.get(token) ?? 0] = at
  const firstPosting = new Uint32Array(tokens.length + 1)
  for (const id of idAt)
    firstPosting[(rank[id] ?? 0) + 1] = (firstPosting[(rank[id] ?? 0) + 1] ?? 0) + 1
  for (let at = 1; at <= tokens.length; at += 1) {
    firstPosting[at] = (firstPosting[at] ?? 0) + (firstPosting[at - 1] ?? 0)
  }
  const next = firstPosting.slice()
  const postings = new Uint32Array(idAt.length)
  const postingText = new Uint32Array(idAt.length)
  for (const [at, id] of idAt.entries()) {
    const token = rank[id] ?? 0
    const place = next[token] ?? 0
    next[token] = place + 1
    postings[place] = postingPlaces[at] ?? 0
    postingText[place] = postingTexts[at] ?? 0
  }
  return {
    wordCount: table.count,
    letters,
    bare,
    textStart,
    textWord: Uint32Array.from(texts, ({ word }) => word),
    textKind: Uint8Array.from(texts, ({ kind }) => kindNumber[kind]),
    textLetters: Uint32Array.from(texts, (text) => letterSet(withoutMarks(text.letters))),
    tokens: `\n${tokens.join('\n')}\n`,
    tokenStart: startsOf(tokens),
    firstPosting,
    postings,
    postingText,
  }
}

/** Where each of `texts` begins when they are written between line breaks. */
function startsOf(texts: readonly string[]): Uint32Array {
  const starts = new Uint32Array(texts.length + 1)
  let start = 1
  for (const [at, text] of texts.entries()) {
    starts[at] = start
    start += text.length + 1
  }
  starts[texts.length] = start
  return starts
}

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
 * text, then what has it in the middle of a word; of these, texts with the very letters typed come
 * before others (*öl* is nearer to *ölmek* than to *olmak*), then what says most of its word. Of
 * Turkish texts the shorter come first, of which more was typed.
 */
export function scoreOf(
  match: keyof typeof matchNumber,
  hasSameMarks: boolean,
  kind: number,
  lettersLeft: number,
): number {
  const length = isEnglishText(kind) ? 0 : Math.min(lettersLeft, 31)
  return ((matchNumber[match] * 2 + (hasSameMarks ? 0 : 1)) * 8 + kind) * 32 + length
}

const worstScore = 8 * 8 * 32

/** The score of a word of which a regular form was typed. */
export const regularFormScore = scoreOf('exact', true, kindNumber.form, 0)

/** The places of all words that `typed` finds, the best first; equals in the order of the table. */
export function searchWords(index: SearchIndex, table: WordTable, typed: string): Uint32Array {
  const query = queryOf(typed)
  const best = new Uint16Array(index.wordCount).fill(worstScore)
  const find = (word: number, score: number) => {
    if (score < (best[word] ?? 0)) best[word] = score
  }
  if (query.bare !== '') {
    findWordStarts(index, query, find)
    findInside(index, query, find)
    findBases(index, table, query, find)
  }
  return inOrder(best)
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

type Find = (word: number, score: number) => void

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
  match: keyof typeof matchNumber,
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

/** The words whose headword, or another way to write it, consists of `parts`. */
function wordsNamed(index: SearchIndex, parts: readonly string[]): number[] {
  const { firstPosting, postingText, textStart, textWord, textKind, bare } = index
  const [token = ''] = parts
  const name = parts.join(' ')
  const [at] = tokensFrom(index, token)
  if (tokenAt(index, at) !== token) return []
  const found: number[] = []
  for (let one = firstPosting[at] ?? 0; one < (firstPosting[at + 1] ?? 0); one += 1) {
    const text = postingText[one] ?? 0
    const start = textStart[text] ?? 0
    const isName = textKind[text] === kindNumber.headword
    if (isName && bare.slice(start, (textStart[text + 1] ?? 0) - 1) === name) {
      found.push(textWord[text] ?? 0)
    }
  }
  return found
}

/** The stretch of tokens that begin with `letters`: the first, and the one behind the last. */
function tokensFrom(index: SearchIndex, letters: string): [number, number] {
  const count = index.tokenStart.length - 1
  // Behind all letters that a token may go on with.
  return [lowerBound(index, letters, count), lowerBound(index, `${letters}\uffff`, count)]
}

function lowerBound(index: SearchIndex, letters: string, count: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (tokenAt(index, middle) < letters) low = middle + 1
    else high = middle
  }
  return low
}

function tokenAt({ tokens, tokenStart }: SearchIndex, token: number): string {
  return tokens.slice(tokenStart[token], (tokenStart[token + 1] ?? 1) - 1)
}

/** The last place from `from` on at which `sorted` is not above `value`. */
function lastAtMost(sorted: Uint32Array, value: number, from: number): number {
  let low = from
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((sorted[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** The places that have a score, the least first, equals in the order of their places. */
function inOrder(scores: Uint16Array): Uint32Array {
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
  return kind === kindNumber.headword || kind === kindNumber.form
}
