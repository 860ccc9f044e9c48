import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { ListName, QuizPart, WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { fromColumns, toColumns, type WordColumns } from '#domain/words/word-columns.ts'
import type { ShippedWords } from '#domain/words/word-table.ts'
import type { WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { lookAlike } from '../web/study/word-clashes.ts'

const assets = 'dist/assets'

/** The words of a list as they are shipped, so that a test can tell right from wrong by itself. */
export function wordsOf(list: ListName): readonly WordEntry[] {
  const { entries, asked } = partOf(list)
  return entries.slice(0, asked)
}

/** The words of a list, and behind them those of no list or another that are options beside them. */
export function optionsOf(list: ListName): readonly WordEntry[] {
  return partOf(list).entries
}

const parts = new Map<ListName, QuizPart>()

// Read once: who plays asks for the list with every question.
function partOf(list: ListName): QuizPart {
  const part = parts.get(list) ?? fromColumns(shipped<WordColumns>(`${list}.quiz`))
  parts.set(list, part)
  return part
}

/** Whether two words of a list can be taught on one day: they are neither near nor alike. */
export function areApart(list: ListName, one: WordEntry, other: WordEntry): boolean {
  const entries = wordsOf(list)
  const keepsAway = (a: WordEntry, b: WordEntry) => a.never.some((at) => entries[at]?.id === b.id)
  return !lookAlike(one.word, other.word) && !keepsAway(one, other) && !keepsAway(other, one)
}

let details: ReadonlyMap<string, WordDetail> | undefined

/** What the card and the page of every word show, by its slug. */
export function allDetails(): ReadonlyMap<string, WordDetail> {
  details ??= new Map(shippedParts<WordShard>('words-').flatMap((shard) => Object.entries(shard)))
  return details
}

/** What the cards of the words of a list show, by the id of the sense. */
export function detailsOf(list: ListName): Readonly<Record<string, WordDetail>> {
  const details = allDetails()
  return Object.fromEntries(
    wordsOf(list).map(({ id }) => [id, details.get(slugOfSense(id)) as WordDetail]),
  )
}

function shipped<Bundle>(part: string): Bundle {
  const [bundle] = shippedParts<Bundle>(part)
  if (!bundle) throw new Error(`${assets} holds no ${part}: build the site first`)
  return bundle
}

function shippedParts<Bundle>(beginning: string): Bundle[] {
  const earlier = earlierAssets()
  return readdirSync(assets)
    .filter((file) => file.startsWith(beginning) && file.endsWith('.json'))
    .filter((file) => !earlier.has(`assets/${file}`))
    .map((name) => JSON.parse(readFileSync(join(assets, name), 'utf8')) as Bundle)
}

// What the build has kept of earlier sites, for tabs that were opened on them.
function earlierAssets(): ReadonlySet<string> {
  return new Set(Object.keys(JSON.parse(readFileSync('dist/.earlier-assets.json', 'utf8'))))
}

/** Lets `page` have only these words of KOLAY, all of which can then stand in one question. */
export async function serveOnly(page: Page, words: readonly WordEntry[]): Promise<void> {
  const ids = new Set(words.map(({ id }) => id))
  await page.route('**/{kolay.quiz,starter}-*.json', async (route) => {
    const list = partOf('kolay')
    const entries = list.entries
      .filter(({ id }) => ids.has(id))
      .map(({ lures: _, ...entry }) => ({ ...entry, fields: [entry.word], never: [] }))
    await route.fulfill({ json: toColumns({ ...list, asked: entries.length, entries }) })
  })
}

/** The Turkish that a question shows of `entry` when it shows `senses` senses of each word. */
export function turkishOf(entry: WordEntry, senses: number): string {
  const text = entry.turkish.slice(0, senses).join('; ')
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
}

/** The entry of an English word; the test fails where the list has none. */
export function entryOfWord(entries: readonly WordEntry[], word: string): WordEntry {
  return only(
    entries.filter((entry) => entry.word === word),
    word,
  )
}

/** The entry that a Turkish text stands for. */
export function entryOfTurkish(entries: readonly WordEntry[], text: string): WordEntry {
  return only(
    entries.filter((entry) => [1, 2].some((senses) => turkishOf(entry, senses) === text)),
    text,
  )
}

function only(found: readonly WordEntry[], what: string): WordEntry {
  const [entry, ...others] = found
  if (!entry || others.length > 0) {
    throw new Error(`“${what}” stands for ${found.length} words of the list, not for one`)
  }
  return entry
}

/** Every headword, as it is shipped for browsing. */
export function allWords(): ShippedWords {
  return shipped<ShippedWords>('words.index')
}
