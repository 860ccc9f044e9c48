import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cefrLevels, type ListName, listNames, type WordList } from '#domain/entry.ts'
import { toColumns } from '#domain/word-columns.ts'
import { firstSenses, type Lexicon } from './lexicon.ts'
import { loadLexicon } from './load.ts'
import { quizEntries } from './quiz-entries.ts'
import { type WordDetails, wordDetail } from './word-detail.ts'
import { wordIndex } from './word-index.ts'

const folder = join(import.meta.dirname, 'dist')

type Bundle = { readonly quiz: WordList; readonly detail: WordDetails }

/**
 * Writes the two parts of each list into `lexicon/dist/`: what a question needs, and what a word
 * card shows behind it; and every headword, for browsing. The same words give the same bytes.
 *
 * Throws when a file of the lexicon cannot be read; `npm run words -- check` says everything else.
 */
export function buildLexicon(): void {
  const { lexicon, problems } = loadLexicon()
  if (problems.length > 0) {
    const lines = problems.map(({ file, place, says }) => `${file} ${place ?? ''}: ${says}`)
    throw new Error(`The lexicon cannot be read:\n${lines.join('\n')}`)
  }
  mkdirSync(folder, { recursive: true })
  const bundles = listNames.map((list) => bundle(lexicon, list))
  for (const { quiz, detail } of bundles) {
    write(`${quiz.list}.quiz.json`, toColumns(quiz))
    write(`${quiz.list}.detail.json`, detail)
  }
  write('words.index.json', wordIndex(lexicon))
  write('words.summary.json', { words: lexicon.words.length })
  write('summary.json', Object.fromEntries(bundles.map(({ quiz }) => [quiz.list, summary(quiz)])))
}

/** The two parts of a list; `version` is a hash over both. */
export function bundle(lexicon: Lexicon, list: ListName): Bundle {
  const entries = quizEntries(lexicon, list)
  const words = Object.fromEntries(
    [...firstSenses(lexicon, list)].map(({ headword, sense }) => [
      sense.id,
      wordDetail(headword, lexicon),
    ]),
  )
  const version = createHash('sha256')
    .update(JSON.stringify([entries, words]))
    .digest('hex')
    .slice(0, 10)
  return { quiz: { list, version, entries }, detail: { list, version, words } }
}

/** What the choice of a list says of it before its words are there. */
function summary({ entries }: WordList): { readonly words: number; readonly levels: string } {
  const levels = cefrLevels.filter((level) => entries.some(({ cefr }) => cefr === level))
  return { words: entries.length, levels: `${levels.at(0)}–${levels.at(-1)}` }
}

// Renamed into place, so that nobody reads half a file.
function write(name: string, value: unknown): void {
  const path = join(folder, name)
  writeFileSync(`${path}.new`, JSON.stringify(value))
  renameSync(`${path}.new`, path)
}

if (import.meta.main) buildLexicon()
