import { importLimits, type SourceRow } from './source-row.ts'

// Signs between a word and its meaning, those first that stand between nothing else. A hyphen needs
// its spaces: *ice-cream* is one word.
const between = [
  /\t+/,
  /\s+[-–—=→]\s+|\s*[→＝]\s*/,
  /\s*;\s*/,
  /\s*[=|]\s*/,
  /\s*:\s+/,
  /\s*,\s*/,
] as const

/** The most words of a line that still is a word, and not a sentence. */
const mostWordsOfWord = 6

// Longer than a word and all that is said of it.
const mostLineChars = 2000

/** How pasted text is to be understood: line by line, or as sentences whose words are wanted. */
export type PastedAs = 'lines' | 'text'

/** What a pasted text looks like. */
export function pastedAs(text: string): PastedAs {
  const lines = linesOf(text).map(({ text }) => text)
  if (lines.length === 0 || separatorOf(lines)) return 'lines'
  const long = lines.filter((line) => line.split(/\s+/).length > mostWordsOfWord)
  return long.length * 2 >= lines.length ? 'text' : 'lines'
}

/**
 * The rows of a pasted list: a word a line, or a word and its meaning apart by a tab, a dash, a
 * semicolon or whatever else most of its lines have. Numbers and bullets before a word are left out. A
 * list whose rows are apart by semicolons (Quizlet offers that) is one as well.
 */
export function readLines(text: string): SourceRow[] {
  const lines = linesOf(text)
  const [only] = lines
  const rows = lines.length === 1 && only ? rowsOfLine(only.text) : lines
  const separator = separatorOf(rows.map(({ text }) => text))
  return rows.slice(0, importLimits.rows + 1).map(({ line, text }) => ({
    line,
    cells: cellsOf(text, separator),
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
function rowsOfLine(line: string): Line[] {
  const parts = line.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const separator = parts.length > 1 ? separatorOf(parts) : undefined
  const areRows =
    parts.length > 1 && (separator ? parts.every((part) => separator.test(part)) : parts.length > 2)
  return (areRows ? parts : [line]).map((text, at) => ({ line: at + 1, text }))
}

/** What most lines have between word and meaning; `undefined` where they are words alone. */
function separatorOf(lines: readonly string[]): RegExp | undefined {
  const isApart = (line: string, separator: RegExp) => {
    const [word = '', ...rest] = line.split(separator)
    return rest.length > 0 && word.split(' ').length <= mostWordsOfWord
  }
  const most = lines.slice(0, 1000)
  return between.find(
    (separator) => most.filter((line) => isApart(line, separator)).length * 2 > most.length,
  )
}

function cellsOf(line: string, separator: RegExp | undefined): readonly string[] {
  if (separator?.source === between[0].source) return line.split('\t').map((cell) => cell.trim())
  const own = separator ?? between.slice(0, 2).find((one) => one.test(line))
  const found = own?.exec(line)
  if (!found) return [line.trim()]
  // All behind the first sign is meaning: *abandon - terk etmek - bırakmak*.
  const cells = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  return cells.map((cell) => cell.trim())
}
