import { letterSet, withoutMarks } from '../text/letters.ts'

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

/** A text as it goes into the index: of which word it is, and of what kind, by a number. */
export type IndexedText = { readonly word: number; readonly kind: number; readonly letters: string }

/** The index of texts, which stand in the order of their words. */
export function indexTexts(texts: readonly IndexedText[], wordCount: number): SearchIndex {
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
    wordCount,
    letters,
    bare,
    textStart,
    textWord: Uint32Array.from(texts, ({ word }) => word),
    textKind: Uint8Array.from(texts, ({ kind }) => kind),
    textLetters: Uint32Array.from(texts, (text) => letterSet(withoutMarks(text.letters))),
    tokens: `\n${tokens.join('\n')}\n`,
    tokenStart: startsOf(tokens),
    firstPosting,
    postings,
    postingText,
  }
}

/** The stretch of tokens that begin with `letters`: the first, and the one behind the last. */
export function tokensFrom(index: SearchIndex, letters: string): [number, number] {
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

export function tokenAt({ tokens, tokenStart }: SearchIndex, token: number): string {
  return tokens.slice(tokenStart[token], (tokenStart[token + 1] ?? 1) - 1)
}

/** The last place from `from` on at which `sorted` is not above `value`. */
export function lastAtMost(sorted: Uint32Array, value: number, from: number): number {
  let low = from
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((sorted[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
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
