import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
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
  /** The page that says that there is no such word, and suggests near ones. */
  readonly missing: (slug: string) => Promise<StaticFile>
}

// About 70 kB each, in both forms.
const pagesKept = 500
const missingPagesKept = 100
// A page that is painted for a single reader is not worth the hardest compression.
const quality = 5

/**
 * Reads what the pages of the words are painted with from the built site in `folder`.
 *
 * @throws when `folder` holds no built site.
 */
export async function readWordPages(folder: string, site: Site): Promise<WordPages> {
  const fileOf = (name: 'painter' | 'frame' | 'words' | 'index') =>
    join(folder, painterFiles.folder, painterFiles[name])
  const painter: WordPainter = await import(pathToFileURL(fileOf('painter')).href)
  const frame: PageFrame = JSON.parse(await readFile(fileOf('frame'), 'utf8'))
  const shards: readonly WordShard[] = JSON.parse(await readFile(fileOf('words'), 'utf8'))
  const index: ShippedWords = JSON.parse(await readFile(fileOf('index'), 'utf8'))
  const table = wordTable(index)
  const words = new Map(shards.flatMap((shard) => Object.entries(shard)))
  const named = [...words.values()].map(({ headword, slug }) => ({ word: headword, slug }))

  const painted = new LRUCache<string, Promise<StaticFile>>({ max: pagesKept })
  // Apart: there is no end of addresses that are none, and they must not drive the others out.
  const paintedMissing = new LRUCache<string, Promise<StaticFile>>({ max: missingPagesKept })
  return {
    slugs: [...words.keys()].sort(),
    page: (slug) => {
      const detail = words.get(slug)
      if (!detail) return undefined
      return kept(painted, slug, async () => {
        const html = await painter.renderWord(detail, frame)
        return await pageFile(withSite(html, wordAddress(slug), site), quality)
      })
    },
    slugOfForm: (slug) => wordOfForm(table, slug)?.slug,
    missing: (slug) =>
      kept(paintedMissing, slug, async () => {
        const html = await painter.renderMissingWord(slug, named, frame)
        return await pageFile(withSite(html, undefined, site), quality)
      }),
  }
}

type Pages = LRUCache<string, Promise<StaticFile>>

/** The page among `pages`, painted if it is not there. */
function kept(pages: Pages, slug: string, paint: () => Promise<StaticFile>): Promise<StaticFile> {
  const known = pages.get(slug)
  if (known) return known
  const painting = paint()
  pages.set(slug, painting)
  // A failure is told to those who wait for it, and tried anew by the next.
  painting.catch(() => pages.delete(slug))
  return painting
}
