import { importLimits, type SourceRow } from './source-row.ts'
import { isTurkishOf } from './told-language.ts'
import type { WordFinder } from './word-finder.ts'

/** What may stand between a word and its meaning. */
type Sign = {
  readonly pattern: RegExp
  /**
   * Where it stands between other things as well: then it parts a word from a meaning only where one
   * of the two is Turkish. `alone`: not where most lines have it.
   */
  readonly needsTurkish?: 'always' | 'alone'
}

const tab: Sign = { pattern: /\t+/ }
// Those first that stand between nothing else. A hyphen needs its spaces: *ice-cream* is one word.
const signs: readonly Sign[] = [
  tab,
  { pattern: /\s+[-–—=→]\s+|\s*(?:[→＝]|[-=]>)\s*/ },
  { pattern: /\s*;\s*/, needsTurkish: 'alone' },
  { pattern: /\s*[=|]\s*/ },
  { pattern: /\s*[–—]\s*/, needsTurkish: 'always' },
  { pattern: /\s*:\s*/, needsTurkish: 'always' },
  { pattern: /\s*,\s*/, needsTurkish: 'always' },
]

/** The most words of a line that still is a word, and not a sentence. */
const mostWordsOfWord = 6

// Longer than a word and all that is said of it.
const mostLineChars = 2000

/** How pasted text is to be understood: line by line, or as sentences whose words are wanted. */
export type PastedAs = 'lines' | 'text'

/** What a pasted text looks like. */
export function pastedAs(text: string, find: WordFinder): PastedAs {
  const lines = linesOf(text).map(({ text }) => text)
  if (lines.length === 0 || separatorOf(lines, find)) return 'lines'
  const long = lines.filter(
    (line) => line.split(/\s+/).length > mostWordsOfWord && !wordsOfLine(line, find),
  )
  return long.length * 2 >= lines.length ? 'text' : 'lines'
}

/**
 * The rows of a pasted list: a word a line, or a word and its meaning apart by a tab, a dash, a
 * semicolon or whatever else most of its lines have; where most have nothing in common, each by what it
 * has itself. Numbers and bullets before a word are left out. A list whose rows are apart by semicolons
 * (Quizlet offers that) is one as well, and so are words alone that are apart by commas.
 */
export function readLines(text: string, find: WordFinder): SourceRow[] {
  const lines = linesOf(text)
  const [only] = lines
  const rows = lines.length === 1 && only ? rowsOfLine(only.text, find) : lines
  const separator = separatorOf(
    rows.map(({ text }) => text),
    find,
  )
  const words = separator ? rows : rows.flatMap((row) => eachWord(row, find))
  // What came of one line has numbers of its own, and so has all behind it.
  const numbered = words.length === rows.length ? words : words.map(numberedAt)
  return numbered.slice(0, importLimits.rows + 1).map(({ line, text }) => ({
    line,
    cells: cellsOf(text, separator, find),
  }))
}

type Line = { readonly line: number; readonly text: string }

function linesOf(text: string): Line[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw, at) => {
    const text = withoutMarker(raw.slice(0, mostLineChars).replaceAll('\ufeff', ''))
    return text === '' ? [] : [{ line: at + 1, text }]
  })
}

// Spaces are trimmed, tabs are not: an empty cell is one as well.
function withoutMarker(line: string): string {
  return line
    .replace(/^ *(?:[•·*▪–—-]\s+|\(?\d{1,5}[.)]\s+)/, '')
    .replace(/^ +/, '')
    .replace(/[ \u00a0]+$/, '')
}

/** `word<TAB>meaning;word<TAB>meaning`, all in one line; numbered as if each had its own. */
function rowsOfLine(line: string, find: WordFinder): Line[] {
  const parts = line.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const separator = parts.length > 1 ? separatorOf(parts, find) : undefined
  const areRows =
    parts.length > 1 &&
    (separator ? parts.every((part) => separator.pattern.test(part)) : parts.length > 2)
  return (areRows ? parts : [line]).map((text, at) => numberedAt({ text }, at))
}

function numberedAt({ text }: Pick<Line, 'text'>, at: number): Line {
  return { line: at + 1, text }
}

const mostWordsOfListed = 3

function eachWord(row: Line, find: WordFinder): Line[] {
  return wordsOfLine(row.text, find)?.map((text) => ({ ...row, text })) ?? [row]
}

/** The words of a line that has nothing but words, apart by commas; at least one is of the lexicon. */
function wordsOfLine(line: string, find: WordFinder): string[] | undefined {
  const words = line.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const areWords =
    words.length > 1 &&
    words.every(
      (word) => /^[A-Za-z][A-Za-z '’-]*$/.test(word) && word.split(' ').length <= mostWordsOfListed,
    ) &&
    words.some((word) => find(word)) &&
    !words.slice(1).some((word) => isTurkishOf(word, words[0] ?? '', find))
  return areWords ? words : undefined
}

/** What most lines have between word and meaning; `undefined` where they are words alone. */
function separatorOf(lines: readonly string[], find: WordFinder): Sign | undefined {
  const most = lines.slice(0, 1000)
  const isApart = (line: string, { pattern, needsTurkish }: Sign) =>
    areParted(line, pattern, needsTurkish === 'always' ? find : undefined)
  return signs.find((sign) => most.filter((line) => isApart(line, sign)).length * 2 > most.length)
}

/** Whether `pattern` parts a word from something; with `find`, one of the two has to be Turkish. */
function areParted(line: string, pattern: RegExp, find?: WordFinder): boolean {
  const [word, rest] = partedAt(line, pattern) ?? []
  if (word === undefined || rest === undefined) return false
  if (word.split(' ').length > mostWordsOfWord) return false
  return !find || isTurkishOf(rest, word, find) || isTurkishOf(word, rest, find)
}

/** All behind the first sign is meaning: *abandon - terk etmek - bırakmak*. */
function partedAt(line: string, pattern: RegExp): [string, string] | undefined {
  const found = pattern.exec(line)
  if (!found) return undefined
  return [line.slice(0, found.index).trim(), line.slice(found.index + found[0].length).trim()]
}

function cellsOf(line: string, separator: Sign | undefined, find: WordFinder): readonly string[] {
  if (separator === tab) return line.split('\t').map((cell) => cell.trim())
  const own = separator?.pattern.test(line)
    ? separator
    : signs.find(({ pattern, needsTurkish }) =>
        areParted(line, pattern, needsTurkish ? find : undefined),
      )
  return (own && partedAt(line, own.pattern)) ?? [line.trim()]
}
