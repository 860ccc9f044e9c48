import { lettersOf, withoutMarks } from '../text/letters.ts'
import { plainField } from './plain-field.ts'
import { withoutParticle } from './read-cells.ts'
import { type ColumnRole, type Columns, importLimits, type SourceRow } from './source-row.ts'
import type { WordFinder } from './word-finder.ts'

// What columns are called, without capitals and marks.
const names: Readonly<Record<ColumnRole, readonly string[]>> = {
  word: [
    'kelime',
    'sozcuk',
    'ingilizce',
    'ingilizcesi',
    'word',
    'english',
    'term',
    'front',
    'on',
    'on yuz',
    'expression',
    'vocabulary',
    'headword',
    'text',
    'en',
  ],
  meaning: [
    'anlam',
    'anlami',
    'anlamlar',
    'turkce',
    'turkcesi',
    'karsilik',
    'karsiligi',
    'ceviri',
    'cevirisi',
    'meaning',
    'turkish',
    'translation',
    'definition',
    'back',
    'arka',
    'arka yuz',
    'tr',
  ],
  partOfSpeech: ['tur', 'turu', 'sozcuk turu', 'part of speech', 'pos'],
  example: ['ornek', 'ornek cumle', 'cumle', 'example', 'example sentence', 'sentence'],
  exampleTr: [
    'ornek cevirisi',
    'ornegin turkcesi',
    'cumle cevirisi',
    'ornek turkce',
    'example translation',
    'sentence translation',
    'example turkish',
    'ornek tr',
    'example tr',
  ],
}

const roles = Object.keys(names) as ColumnRole[]

/** What the columns of a source hold, as far as it can be told, and whether its first row names them. */
export function guessColumns(
  columnNames: readonly string[],
  rows: readonly SourceRow[],
  find: WordFinder,
): { readonly columns: Columns; readonly hasHeader: boolean } {
  const sample = rows.filter(({ problem }) => !problem).slice(0, 200)
  const width = Math.min(
    importLimits.columns,
    Math.max(columnNames.length, ...sample.map(({ cells }) => cells.length)),
  )
  const [first] = sample
  const byFirstRow = rolesByName(first?.cells ?? [], width)
  // A list of words may well begin with *word*: a header names two columns.
  const hasHeader = columnNames.length === 0 && byFirstRow.filter(Boolean).length >= 2
  const named = hasHeader ? byFirstRow : rolesByName(columnNames, width)
  return { columns: byContent(named, hasHeader ? sample.slice(1) : sample, find), hasHeader }
}

function rolesByName(cells: readonly string[], width: number): (ColumnRole | undefined)[] {
  const taken = new Set<ColumnRole>()
  return Array.from({ length: width }, (_, at) => {
    const name = withoutMarks(lettersOf(plainField(cells[at] ?? ''), 'tr'))
    const role = roles.find((one) => names[one].includes(name))
    if (!role || taken.has(role)) return undefined
    taken.add(role)
    return role
  })
}

/** Fills what the names leave open by what stands in the columns. */
function byContent(
  named: readonly (ColumnRole | undefined)[],
  rows: readonly SourceRow[],
  find: WordFinder,
): Columns {
  const columns = [...named]
  const facts = columns.map((_, at) => factsOf(rows, at, find))
  const free = () => columns.flatMap((role, at) => (role || facts[at]?.isEmpty ? [] : [at]))
  const best = (candidates: readonly number[], score: (at: number) => number) =>
    candidates.toSorted((a, b) => score(b) - score(a) || a - b)[0]

  if (!columns.includes('word')) {
    // A line may stand the other way round: what is Turkish speaks against the column as a whole.
    const isOfWords = (place: number) => (facts[place]?.english ?? 0) - (facts[place]?.turkish ?? 0)
    const at = best(free(), isOfWords)
    // A file of which nothing is known has its words in front.
    if (at !== undefined) columns[at] = 'word'
    else if (columns.length > 0 && columns[0] === undefined) columns[0] = 'word'
  }
  const word = columns.indexOf('word')
  if (!columns.includes('meaning')) {
    const after = (place: number) => (place > word ? 0.1 / (place - word) : 0)
    const at = best(
      free().filter((place) => !facts[place]?.isSentence),
      (place) => (facts[place]?.turkish ?? 0) + after(place),
    )
    const other = at ?? free()[0]
    if (other !== undefined) columns[other] = 'meaning'
  }
  const sentences = free().filter((place) => facts[place]?.isSentence)
  for (const role of ['example', 'exampleTr'] as const) {
    if (columns.includes(role)) continue
    const isTurkish = (place: number) => (facts[place]?.turkish ?? 0) > 0.2
    const at = sentences.find(
      (place) => !columns[place] && isTurkish(place) === (role === 'exampleTr'),
    )
    if (at !== undefined) columns[at] = role
  }
  return columns
}

function factsOf(rows: readonly SourceRow[], at: number, find: WordFinder) {
  const texts = rows.map(({ cells }) => plainField(cells[at] ?? '')).filter((text) => text !== '')
  const share = (test: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length
  return {
    isEmpty: texts.length === 0,
    english: share((text) => find(withoutParticle(text)) !== undefined),
    turkish: share((text) => /[çğışöüİ]/.test(text)),
    isSentence: share((text) => text.split(/\s+/).length > 4) > 0.5,
  }
}
