import { brotliCompressSync } from 'node:zlib'
import { cefrLevels, listNames } from '#domain/words/entry.ts'
import { toColumns } from '#domain/words/word-columns.ts'
import { quizPart } from '#lexicon/build.ts'
import { everySense, isSecondEdition, type Lexicon } from '#lexicon/lexicon.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { wordDetails } from '#lexicon/word-detail.ts'
import { indexOfUses, wordIndex } from '#lexicon/word-index.ts'
import { mostShardBytes, wordShards } from '#lexicon/word-shards.ts'

// What a learner may have to load before the first question, compressed.
const quizBudgetKb = 60

/** Prints what the lexicon holds, what is missing of the plan, and what the lists weigh. */
export function stats(): boolean {
  const { lexicon, problems } = loadLexicon()
  for (const { file, says } of problems) console.error(`${file} ${says}`)

  const entries = lexicon.words.flatMap(({ headword }) => headword.entries)
  const senses = [...everySense(lexicon)]
  console.log(
    `${lexicon.words.length} headwords, ${entries.length} entries, ${senses.length} senses`,
  )
  const rewritten = lexicon.words.filter(({ headword }) => isSecondEdition(headword)).length
  console.log(`${rewritten} headwords are of the second edition`)
  table(
    'level',
    cefrLevels.map((cefr) => [cefr, entries.filter((e) => e.cefr === cefr).length]),
  )
  table('part of speech', counted(entries.map((entry) => entry.partOfSpeech)))
  table('field', counted(senses.map(({ sense }) => sense.field)))
  printMissing(lexicon)
  printLists(lexicon)
  console.log(
    `index of all headwords: ${kilobytes(compressedBytes(wordIndex(lexicon)))} kB, of their uses ${kilobytes(compressedBytes(indexOfUses(lexicon)))} kB, brotli`,
  )
  return problems.length === 0
}

type Rows = readonly (readonly [name: string, count: number])[]

function counted(names: readonly string[]): Rows {
  const counts = Map.groupBy(names, (name) => name)
    .entries()
    .map(([name, same]) => [name, same.length] as const)
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
}

function table(title: string, rows: Rows): void {
  console.log(`\nBy ${title}`)
  for (const [name, count] of rows) console.log(`${String(count).padStart(6)}  ${name}`)
}

function printMissing({ words, plan }: Lexicon): void {
  const written = new Set(
    words.flatMap(({ headword }) =>
      headword.entries.map((entry) => `${headword.headword}/${entry.partOfSpeech}`),
    ),
  )
  const isMissing = ({ headword, partOfSpeech }: (typeof plan)[number]) =>
    !written.has(`${headword}/${partOfSpeech}`)
  const missing = plan.filter(isMissing)
  console.log(`\nOf ${plan.length} planned entries, ${missing.length} are missing`)
  for (const list of ['easy', 'hard', '-']) {
    const rows = missing.filter((row) => row.list === list)
    if (rows.length === 0) continue
    const name = { easy: 'KOLAY', hard: 'ZOR' }[list] ?? 'no list'
    const some = rows.slice(0, 12).map((row) => row.headword)
    console.log(`${String(rows.length).padStart(6)}  ${name}: ${some.join(', ')} …`)
  }
}

function printLists(lexicon: Lexicon): void {
  console.log('\nLists')
  for (const list of listNames) {
    const quiz = quizPart(lexicon, list)
    const pairs = quiz.entries.reduce((sum, entry) => sum + entry.never.length, 0)
    const two = quiz.entries.filter((entry) => entry.turkish.length === 2).length
    console.log(
      `${list}: ${quiz.entries.length} words, ${two} of them show two senses; ${pairs} pairs never meet; ` +
        `quiz part ${kilobytes(compressedBytes(toColumns(quiz)))} kB (at most ${quizBudgetKb}), brotli`,
    )
  }
  const shards = [...wordShards(wordDetails(lexicon)).values()].map(compressedBytes)
  console.log(
    `Cards and pages: ${shards.length} parts by letters, ${kilobytes(sum(shards))} kB, the largest ${kilobytes(Math.max(...shards))} kB (at most ${mostShardBytes / 1000}), brotli`,
  )
}

function compressedBytes(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).length
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
