import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListName, WordEntry, WordList } from '#domain/entry.ts'

const assets = 'dist/assets'

/** The words of a list as they are shipped, so that a test can tell right from wrong by itself. */
export function wordsOf(list: ListName): readonly WordEntry[] {
  const name = readdirSync(assets).find((file) => new RegExp(`^${list}\\.quiz-.*\\.json$`).test(file))
  if (name === undefined) throw new Error(`${assets} holds no words of ${list}: build the site first`)
  return (JSON.parse(readFileSync(join(assets, name), 'utf8')) as WordList).entries
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
