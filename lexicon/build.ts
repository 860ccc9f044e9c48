import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { cefrLevels, type ListName, listNames, type QuizList } from '#domain/words/entry.ts'
import { toColumns } from '#domain/words/word-columns.ts'
import { firstSenses, type Lexicon } from './lexicon.ts'
import { loadLexicon } from './load.ts'
import { quizEntries } from './quiz-entries.ts'
import { wordDetails } from './word-detail.ts'
import { indexOfUses, wordIndex } from './word-index.ts'
import { wordShards } from './word-shards.ts'

const folder = join(import.meta.dirname, 'dist')

/**
 * Writes what the browser loads into `lexicon/dist/`: what the questions of each list need; in files
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
  const lists = listNames.map((list) => quizList(lexicon, list))
  for (const quiz of lists) write(`${quiz.list}.quiz.json`, toColumns(quiz))
  const shards = wordShards(wordDetails(lexicon))
  for (const [beginning, words] of shards) write(`words/${shardFile(beginning)}`, words)
  dropOthers([...shards.keys()].map(shardFile))
  const index = wordIndex(lexicon)
  const uses = indexOfUses(lexicon)
  write('words.index.json', index)
  write('words.uses.json', uses)
  write('glosses.json', glosses(lexicon))
  write('summary.json', {
    ...Object.fromEntries(lists.map((quiz) => [quiz.list, summary(quiz)])),
    cards: { words: lexicon.words.length, kilobytes: kilobytes([index, uses, ...shards.values()]) },
  })
}

/** What the questions of a list need; `version` is a hash over it and the words' cards. */
export function quizList(lexicon: Lexicon, list: ListName): QuizList {
  const entries = quizEntries(lexicon, list)
  const cards = [...firstSenses(lexicon, list)].map(({ headword }) => headword)
  const version = createHash('sha256')
    .update(JSON.stringify([entries, cards]))
    .digest('hex')
    .slice(0, 10)
  return { list, version, entries }
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

/** What the choice of a list says of it before its words are there. */
function summary(quiz: QuizList) {
  const { entries } = quiz
  const levels = cefrLevels.filter((level) => entries.some(({ cefr }) => cefr === level))
  return {
    words: entries.length,
    levels: `${levels.at(0)}–${levels.at(-1)}`,
    kilobytes: kilobytes([toColumns(quiz)]),
  }
}

/** About how many kilobytes these files travel as: compressed in haste, which is quicker. */
function kilobytes(files: readonly unknown[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sizes = files.map((file) => brotliCompressSync(JSON.stringify(file), { params }).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
}

const shardFile = (beginning: string) => `words-${beginning}.json`

// A letter that has been parted since has left its old file behind.
function dropOthers(files: readonly string[]): void {
  for (const file of readdirSync(join(folder, 'words')))
    if (!files.includes(file)) rmSync(join(folder, 'words', file))
}

// Renamed into place, so that nobody reads half a file.
function write(name: string, value: unknown): void {
  const path = join(folder, name)
  writeFileSync(`${path}.new`, JSON.stringify(value))
  renameSync(`${path}.new`, path)
}

if (import.meta.main) buildLexicon()
