import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { wordAddress } from '#contract/addresses.ts'
import { type PageFrame, painterFiles, type WordPainter } from '#contract/word-painter.ts'
import { wordOfForm } from '#domain/words/word-of-form.ts'
import { type ShippedWords, wordTable } from '#domain/words/word-table.ts'
import type { WordShard } from '#lexicon/word-detail.ts'
import { type Site, withSite } from './page-head.ts'
import { pageFile, type StaticFile } from './static-files.ts'

/** The pages of the words, painted when they are asked for. */
export type WordPages = {
  /** Every slug, in the order of the letters. */
  readonly slugs: readonly string[]
  /** The page of a word; `undefined` where the lexicon has none of this slug. */
  readonly page: (slug: string) => Promise<StaticFile> | undefined
  /** The slug of the word that one has a form of: *go* for *went*. */
  readonly slugOfForm: (slug: string) => string | undefined
  /** The page that says that there is no such word, whichever it is. */
  readonly missing: StaticFile
  /** The page of a word that only the learner's device has, which draws it. */
  readonly unpainted: StaticFile
}

// A harder one takes ten times as long as painting and saves a thirtieth.
const quality = 5

/**
 * Reads what the pages of the words are painted with from the built site in `folder`.
 *
 * @throws when `folder` holds no built site.
 */
export async function readWordPages(folder: string, site: Site): Promise<WordPages> {
  const fileOf = (name: keyof typeof painterFiles) =>
    join(folder, painterFiles.folder, painterFiles[name])
  const painter: WordPainter = await import(pathToFileURL(fileOf('painter')).href)
  const frame: PageFrame = JSON.parse(await readFile(fileOf('frame'), 'utf8'))
  const shards: readonly WordShard[] = JSON.parse(await readFile(fileOf('words'), 'utf8'))
  const index: ShippedWords = JSON.parse(await readFile(fileOf('index'), 'utf8'))
  const table = wordTable(index)
  const words = new Map(shards.flatMap((shard) => Object.entries(shard)))
  const missing = await readFile(fileOf('missing'), 'utf8')
  const unpainted = await readFile(join(folder, 'kelime.html'), 'utf8')

  // As many as there are words, each compressed alone.
  const painted = new Map<string, Promise<StaticFile>>()
  const inTurn = oneAtATime()
  // Made when it is first needed: it reads every word.
  let ofForm: ReturnType<typeof wordOfForm> | undefined
  return {
    slugs: [...words.keys()].sort(),
    page: (slug) => {
      const detail = words.get(slug)
      if (!detail) return undefined
      const known = painted.get(slug)
      if (known) return known
      const painting = inTurn(async () => {
        const html = withSite(await painter.renderWord(detail, frame), wordAddress(slug), site)
        return { ...(await pageFile(html, quality)), raw: undefined }
      })
      painted.set(slug, painting)
      // A failure is told to those who wait for it, and tried anew by the next.
      painting.catch(() => painted.delete(slug))
      return painting
    },
    slugOfForm: (slug) => {
      ofForm ??= wordOfForm(table)
      return ofForm(slug)?.slug
    },
    missing: await pageFile(withSite(missing, undefined, site)),
    unpainted: await pageFile(withSite(unpainted, undefined, site)),
  }
}

/** Does one piece of work after the other, and lets all else come in between. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(() => setImmediate()).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
