import { isOwnWord } from '../lists/listed-word.ts'
import type { NewListedWord, OwnWord } from '../lists/own-list.ts'
import type { PartOfSpeech } from '../words/entry.ts'
import { matchSense } from './match-sense.ts'
import { plainField } from './plain-field.ts'
import { partOfSpeechNamed, readMeanings, readWord, withoutParticle } from './read-cells.ts'
import type { Columns, ForeignMemory, SourceRow } from './source-row.ts'
import { isTurned } from './told-language.ts'
import type { WordFinder } from './word-finder.ts'

/** Why a row cannot be added as it stands. */
export const rowProblems = ['no-word', 'unclosed-quote', 'not-english', 'too-long'] as const
export type RowProblem = (typeof rowProblems)[number]

/** What becomes of a row; *waiting* words have no meaning, and *skipped* ones are there already. */
export type Verdict = 'ready' | 'waiting' | 'in-list' | 'repeated' | RowProblem

/** A row as it would be added, or why it would not. */
export type JudgedRow = {
  readonly line: number
  readonly verdict: Verdict
  readonly word: string
  readonly meanings: readonly string[]
  readonly partOfSpeech?: PartOfSpeech
  readonly example?: { readonly en: string; readonly tr?: string }
  /** The word of the lexicon that it is or is a form of. */
  readonly slug?: string
  /** The sense that it is taken for; a word of the learner's own where there is none. */
  readonly sense?: string
  /** The cells as they came, where something is to be done about them. */
  readonly cells?: readonly string[]
  readonly memory?: ForeignMemory
  /** Whether its Turkish stood in front, and the two were exchanged. */
  readonly isTurned?: true
  /** Whether it is left out until the learner ticks it. */
  readonly isAside?: true
}

/** What a row is, by itself: what others say of it comes with `markRepeated`. */
export function judgeRow(row: SourceRow, columns: Columns, find: WordFinder): JudgedRow {
  const { line, cells, memory } = row
  if (row.problem) return { line, verdict: row.problem, word: '', meanings: [], cells }
  const { word: cell, meaning, kind, example, exampleTr } = cellsByRole(cells, columns)
  const asWritten = { ...readWord(cell), meanings: readMeanings(meaning) }
  const foundInFront = find(asWritten.word) ?? find(withoutParticle(asWritten.word))
  const turned = foundInFront ? undefined : turnedRow(cell, asWritten.meanings, find)
  const { word, partOfSpeech = partOfSpeechNamed(kind), meanings } = turned ?? asWritten
  const own: OwnWord = {
    word,
    meanings,
    ...(partOfSpeech && { partOfSpeech }),
    ...(example && { example: { en: example, ...(exampleTr && { tr: exampleTr }) } }),
  }
  const base = { line, ...own, ...(turned && { isTurned: true as const }) }
  const found = turned ? (find(word) ?? find(withoutParticle(word))) : foundInFront
  const problem = problemOf(own, found !== undefined)
  if (problem) return { ...base, verdict: problem, cells }
  const more = { ...base, ...(memory && { memory }) }
  if (!found) {
    return meanings.length > 0
      ? { ...more, verdict: 'ready' }
      : { ...more, verdict: 'waiting', cells }
  }
  const { slug } = found.word
  const sense = matchSense(found, meanings, partOfSpeech)
  return { ...more, verdict: 'ready', slug, ...(sense !== undefined && { sense }) }
}

function cellsByRole(cells: readonly string[], columns: Columns) {
  const text = (role: Columns[number]) =>
    cells
      .filter((cell, at) => columns[at] === role && cell !== '')
      .map(plainField)
      .filter((cell) => cell !== '')
  return {
    word: text('word')[0] ?? '',
    meaning: text('meaning').join('\n'),
    kind: text('partOfSpeech')[0] ?? '',
    example: text('example').join(' ').replaceAll('\n', ' '),
    exampleTr: text('exampleTr').join(' ').replaceAll('\n', ' '),
  }
}

function problemOf(own: OwnWord, isFound: boolean): RowProblem | undefined {
  const { word } = own
  if (word === '') return 'no-word'
  if (!isOwnWord(own)) return 'too-long'
  if (isFound) return undefined
  return /[a-z]/i.test(word.normalize('NFD')) ? undefined : 'not-english'
}

/** What a row says whose Turkish stands in front; `undefined` where it does not. */
function turnedRow(cell: string, meanings: readonly string[], find: WordFinder) {
  const inFront = readMeanings(cell)
  const english = meanings
    .map(readWord)
    .find(({ word }) => inFront.some((turkish) => isTurned(turkish, word, find)))
  return english && { ...english, meanings: inFront }
}

/** The row as a word to be added; `isMachineMade` where its meanings are a translation. */
export function newWordOf(row: JudgedRow, isMachineMade = false): NewListedWord {
  if (row.sense !== undefined) return { sense: row.sense }
  const { word, meanings, partOfSpeech, example } = row
  const own: OwnWord = {
    word,
    meanings,
    ...(partOfSpeech && { partOfSpeech }),
    ...(example && { example }),
    ...(isMachineMade && { isMachineMade: true }),
  }
  return { own }
}
