import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  type Cefr,
  cefrLevels,
  listNames,
  listOfPart,
  type QuizPart,
  type QuizPartName,
  quizPartNames,
} from '#domain/words/entry.ts'
import { toColumns } from '#domain/words/word-columns.ts'
import { type Lexicon, partSenses } from './lexicon.ts'
import { loadLexicon } from './load.ts'
import { quizEntries } from './quiz-entries.ts'
import { starterFirst, starterOf } from './starter.ts'
import { wordDetails } from './word-detail.ts'
import { indexOfUses, wordIndex } from './word-index.ts'
import { wordShards } from './word-shards.ts'

// The list that newcomers begin with, whose first questions come in a file of their own.
const starterPart = 'kolay'

const folder = join(import.meta.dirname, 'dist')

/**
 * Writes what the browser loads into `lexicon/dist/`: what the questions of each part need; in files
 * by first letters what the words' cards and pages show; every headword, for browsing, and
 * how it is used, for searching. The same words give the same bytes.
 *
 * Throws when a file of the lexicon cannot be read; `npm run words -- check` says everything else.
 */
export function buildLexicon(): void {
  const { lexicon, problems } = loadLexicon()
  if (problems.length > 0) {
    const lines = problems.map(({ file, place, says }) => `${file} ${place ?? ''}: ${says}`)
    throw new Error(`The lexicon cannot be read:\n${lines.join('\n')}`)
  }
  mkdirSync(join(folder, 'words'), { recursive: true })
  const parts = quizPartNames
    .map((part) => quizPart(lexicon, part))
    .filter(({ asked }) => asked > 0)
  for (const quiz of parts) {
    write(`${quiz.part}.quiz.json`, toColumns(quiz))
    if (quiz.part === starterPart) write('starter.json', toColumns(starterOf(quiz)))
  }
  dropOthers(
    '.',
    /\.quiz\.json$/,
    parts.map(({ part }) => `${part}.quiz.json`),
  )
  const shards = wordShards(wordDetails(lexicon))
  for (const [beginning, words] of shards) write(`words/${shardFile(beginning)}`, words)
  dropOthers('words', /./, [...shards.keys()].map(shardFile))
  const index = wordIndex(lexicon)
  const uses = indexOfUses(lexicon)
  write('words.index.json', index)
  write('words.uses.json', uses)
  write('glosses.json', glosses(lexicon))
  write('summary.json', {
    ...Object.fromEntries(
      listNames.map((list) => [list, summary(parts, ({ part }) => part === list)]),
    ),
    levels: summary(parts, ({ part }) => listOfPart(part) === ''),
    cards: { words: lexicon.words.length, kilobytes: kilobytes([index, uses, ...shards.values()]) },
  })
  write('level-words.json', levelWords(lexicon))
}

/** How many headwords each level has, as Kelimeler counts them. */
export function levelWords({ words }: Lexicon): Readonly<Record<Cefr, number>> {
  const has = (level: Cefr) =>
    words.filter(({ headword }) => headword.entries.some(({ cefr }) => cefr === level)).length
  return Object.fromEntries(cefrLevels.map((level) => [level, has(level)])) as Record<Cefr, number>
}

/** What the questions of a part need; `version` is a hash over it and the words' cards. */
export function quizPart(lexicon: Lexicon, part: QuizPartName): QuizPart {
  const placed = quizEntries(lexicon, part)
  const { asked, entries } = part === starterPart ? starterFirst(placed) : placed
  const cards = partSenses(lexicon, part).map(({ headword }) => headword)
  const version = createHash('sha256')
    .update(JSON.stringify([entries, cards]))
    .digest('hex')
    .slice(0, 10)
  return { part, version, asked, entries }
}

/** The Turkish glosses of each headword, over all its senses: what its question may be answered with. */
export function glosses({ words }: Lexicon): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    words.map(({ headword }) => [
      headword.headword,
      [...new Set(headword.entries.flatMap(({ senses }) => senses.flatMap(({ gloss }) => gloss)))],
    ]),
  )
}

/** What the choice of a list, and of what the device keeps, says before the words are there. */
function summary(all: readonly QuizPart[], isMeant: (part: QuizPart) => boolean) {
  const parts = all.filter(isMeant)
  const words = parts.flatMap(({ entries, asked }) => entries.slice(0, asked))
  const levels = cefrLevels.filter((level) => words.some(({ cefr }) => cefr === level))
  return {
    words: words.length,
    levels: `${levels.at(0)}–${levels.at(-1)}`,
    kilobytes: kilobytes(parts.map(toColumns)),
  }
}

/** About how many kilobytes these files travel as: compressed in haste, which is quicker. */
function kilobytes(files: readonly unknown[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sizes = files.map((file) => brotliCompressSync(JSON.stringify(file), { params }).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
}

const shardFile = (beginning: string) => `words-${beginning}.json`

// What is no longer made (a letter that has been parted since, an empty level) leaves its file behind.
function dropOthers(within: string, made: RegExp, files: readonly string[]): void {
  for (const file of readdirSync(join(folder, within)))
    if (made.test(file) && !files.includes(file)) rmSync(join(folder, within, file))
}

// Renamed into place, so that nobody reads half a file.
function write(name: string, value: unknown): void {
  const path = join(folder, name)
  writeFileSync(`${path}.new`, JSON.stringify(value))
  renameSync(`${path}.new`, path)
}

if (import.meta.main) buildLexicon()
