import { brotliCompressSync } from 'node:zlib'
import { randomBelow, seededRandom } from '#domain/random.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { queryOf, scoreOf, textKinds } from '#domain/search/search-score.ts'
import { buildUseIndex } from '#domain/search/use-search.ts'
import { noFilter, noMemory, passes, type WordFilter } from '#domain/search/word-filter.ts'
import { buildSearchIndex, searchWords, textsOf } from '#domain/search/word-search.ts'
import { slipsIn, suggestionsFor } from '#domain/search/word-suggestions.ts'
import { withoutMarks } from '#domain/text/letters.ts'
import { plainEditDistance } from '#domain/text/plain-edit-distance.test-support.ts'
import { shipWords, type TableWord, type WordTable, wordTable } from '#domain/words/word-table.ts'
import { shipUses, type WordUse, wordUses } from '#domain/words/word-uses.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { wordIndex } from '#lexicon/word-index.ts'

const size = 100_000
const frameMs = 1000 / 60
const turns = 5

// Typed letter by letter: headwords, Turkish without marks, forms, an end of many words, a slip.
const typed = [
  'abundant',
  'accommodation',
  'cok',
  'isik',
  'went',
  'children',
  'stopped',
  'gitmek',
  'terk etmek',
  'look after',
  'mek',
  'acommodatoin',
]

/**
 * What a keystroke costs at 100,000 words, next to reading every text of every word in the same
 * run; and what the index weighs and takes to make.
 */
export function run(): void {
  const real = wordTable(wordIndex(loadLexicon().lexicon))
  report('the real words', real)
  report('as many as 100,000', synthetic(real))
}

function report(title: string, table: WordTable): void {
  console.log(`${title}: ${table.count.toLocaleString('en')}`)
  const shipped = shippedSize(table)
  const started = performance.now()
  const index = buildSearchIndex(table)
  const built = performance.now() - started
  console.log(
    `  shipped ${kilobytes(shipped)} kB (brotli); made into an index of ` +
      `${kilobytes(indexBytes(index))} kB in ${built.toFixed(0)} ms`,
  )

  const shippedUses = shipUses(usesOf(table))
  const usesStarted = performance.now()
  const useIndex = buildUseIndex(wordUses(shippedUses))
  const usesBuilt = performance.now() - usesStarted
  console.log(
    `  three uses each: shipped ${kilobytes(compressed(shippedUses))} kB (brotli); made into an index of ` +
      `${kilobytes(indexBytes(useIndex))} kB in ${usesBuilt.toFixed(0)} ms`,
  )

  const texts = scanTexts(table)
  const keystrokes = typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
  // Each is timed in turn, so that whatever else the machine does meets both.
  const times = keystrokes.map((query) => {
    let indexed = Number.POSITIVE_INFINITY
    let scanned = Number.POSITIVE_INFINITY
    let withUses = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < turns; turn += 1) {
      indexed = Math.min(
        indexed,
        timeOf(() => search(index, table, query)),
      )
      withUses = Math.min(
        withUses,
        timeOf(() => search(index, table, query, useIndex)),
      )
      scanned = Math.min(
        scanned,
        timeOf(() => scan(texts, table.count, query)),
      )
    }
    return { query, indexed, scanned, withUses }
  })
  const sum = (pick: (time: (typeof times)[number]) => number) =>
    times.reduce((total, time) => total + pick(time), 0) / times.length
  const [slowest] = times.toSorted((a, b) => b.indexed - a.indexed)
  const indexed = sum((time) => time.indexed)
  const scanned = sum((time) => time.scanned)
  const withUses = sum((time) => time.withUses)
  console.log(
    `  a keystroke ${indexed.toFixed(2)} ms, plain scan ${scanned.toFixed(2)} ms: ratio ${(scanned / indexed).toFixed(1)}; in uses as well ${withUses.toFixed(2)} ms`,
  )
  const narrowed = Math.min(...Array.from({ length: turns }, () => timeOf(() => narrow(table))))
  console.log(`  all of them narrowed down by level, field and memory: ${narrowed.toFixed(1)} ms`)
  console.log(
    `  slowest “${slowest?.query}” ${slowest?.indexed.toFixed(2)} ms, ` +
      `${(((slowest?.indexed ?? 0) / frameMs) * 100).toFixed(0)} % of a frame (${frameMs.toFixed(1)} ms)`,
  )
}

/** What a keystroke does: a search and, where it finds nothing, the suggestions. */
function search(index: SearchIndex, table: WordTable, query: string, uses?: SearchIndex): number {
  const found = searchWords(index, table, query, uses)
  return found.length > 0 ? found.length : suggestionsFor(index, query, 3).length
}

/** How many words filters of every kind let through. */
function narrow(table: WordTable): number {
  const filter: WordFilter = { ...noFilter, levels: ['B1'], field: 'movement', firmness: ['new'] }
  let count = 0
  for (let place = 0; place < table.count; place += 1) {
    if (passes(table, place, filter, noMemory)) count += 1
  }
  return count
}

type ScanText = {
  readonly word: number
  readonly kind: number
  readonly letters: string
  readonly bare: string
}

function scanTexts(table: WordTable): ScanText[] {
  return Array.from({ length: table.count }, (_, word) =>
    textsOf(table.at(word)).map(({ kind, letters }) => ({
      word,
      kind: textKinds.indexOf(kind),
      letters,
      bare: withoutMarks(letters),
    })),
  ).flat()
}

/** The same search without an index, and without regular forms: reads every text. */
function scan(texts: readonly ScanText[], count: number, query: string): number {
  const { bare: wanted, turkish, english } = queryOf(query)
  const best = new Map<number, number>()
  for (const { word, kind, letters, bare } of texts) {
    const at = bare.indexOf(wanted)
    if (at < 0) continue
    const isStart = at === 0 || bare[at - 1] === ' '
    const start = bare.length === wanted.length ? 'exact' : 'prefix'
    const match = at === 0 ? start : isStart ? 'word' : 'inside'
    const own = kind === 0 || kind === 3 ? english : turkish
    const score = scoreOf(match, letters.startsWith(own, at), kind, bare.length - wanted.length)
    if (score < (best.get(word) ?? count)) best.set(word, score)
  }
  if (best.size > 0) return [...best].sort(([a, x], [b, y]) => x - y || a - b).length
  const slips = slipsIn(wanted)
  if (slips === 0) return 0
  return texts
    .filter(({ bare }) => Math.abs(bare.length - wanted.length) <= slips)
    .map(({ bare }) => plainEditDistance(bare, wanted))
    .filter((distance) => distance <= slips)
    .toSorted((a, b) => a - b).length
}

function timeOf(task: () => number): number {
  const started = performance.now()
  task()
  return performance.now() - started
}

/** The real words over and over, with other beginnings and other letters in their meanings. */
function synthetic(real: WordTable): WordTable {
  const random = seededRandom(size)
  const beginnings =
    'be de dis en fore in inter mis non out over post pre re sub super un under'.split(' ')
  const letters = 'aeıioöuübcçdfgğhklmnprsştvyz'
  const letter = () => letters[randomBelow(letters.length, random)] ?? 'a'
  const changed = (text: string) => {
    const at = randomBelow(text.length, random)
    return text[at] === ' ' ? text : text.slice(0, at) + letter() + text.slice(at + 1)
  }
  const words: TableWord[] = []
  for (let round = 0; words.length < size; round += 1) {
    for (let place = 0; place < real.count && words.length < size; place += 1) {
      const word = real.at(place)
      if (round === 0) {
        words.push(word)
        continue
      }
      const beginning = beginnings[randomBelow(beginnings.length, random)] ?? ''
      const headword = beginning + changed(word.headword.replace(/[ıöüçşğ]/g, 'e'))
      words.push({
        ...word,
        headword,
        slug: word.slug,
        alsoMeans: word.alsoMeans.map(changed),
        entries: word.entries.map((entry) => ({
          ...entry,
          senses: entry.senses.map((sense) => ({
            ...sense,
            glosses: sense.glosses.map((gloss) =>
              randomBelow(2, random) ? gloss : changed(gloss),
            ),
          })),
        })) as unknown as TableWord['entries'],
      })
    }
  }
  words.sort((a, b) => (a.headword < b.headword ? -1 : 1))
  return wordTable(shipWords('bench', real.fields, words))
}

function shippedSize(table: WordTable): number {
  const words = Array.from({ length: table.count }, (_, place) => table.at(place))
  return compressed(shipWords('bench', table.fields, words))
}

/** Three phrases for each word, of its own headword and gloss and of those of others. */
function usesOf(table: WordTable): WordUse[][] {
  const random = seededRandom(table.count)
  const anyPlace = () => randomBelow(table.count, random)
  const glossAt = (place: number) => table.at(place).entries[0].senses[0]?.glosses[0] ?? 'şey'
  return Array.from({ length: table.count }, (_, place) =>
    [anyPlace(), anyPlace(), anyPlace()].map((other) => ({
      en: `${table.headwordAt(place)} the ${table.headwordAt(other)}`,
      tr: `${glossAt(other)} ${glossAt(place)}`,
    })),
  )
}

function compressed(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).length
}

function indexBytes(index: SearchIndex): number {
  return Object.values(index).reduce<number>((sum, part) => {
    if (typeof part === 'string') return sum + part.length * (/[^\0-\xff]/.test(part) ? 2 : 1)
    return sum + (typeof part === 'number' ? 0 : part.byteLength)
  }, 0)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString('en', { maximumFractionDigits: 0 })
}
