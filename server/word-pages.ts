import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { builtForServer, readPageFrame } from './page-frame.ts'
import { contentSecurityPolicy, type Site, withSite } from './page-head.ts'
import { pageFile, type StaticFile } from './static-files.ts'

/** The pages of the words, painted when they are asked for. */
export type WordPages = {
  /** Every slug, in the order of the letters. */
  readonly slugs: readonly string[]
  /** The page of a word; `undefined` where the lexicon has none of this slug. */
  readonly page: (slug: string) => Promise<StaticFile> | undefined
  /** The page that says that there is no such word, whichever it is. */
  readonly missing: StaticFile
}

/** What the build has made to paint a word's page with: see `web/app/prerender.tsx`. */
type Painter = {
  readonly renderWord: (detail: WordDetail, frame: unknown) => Promise<string>
}

// A harder one takes ten times as long as painting and saves a thirtieth.
const quality = 5

/**
 * Reads what the pages of the words are painted with from the built site in `folder`.
 *
 * @throws when `folder` holds no built site.
 */
export async function readWordPages(folder: string, site: Site): Promise<WordPages> {
  const own = join(folder, builtForServer)
  const painter = (await import(pathToFileURL(join(own, 'prerender.js')).href)) as Painter
  const frame = await readPageFrame(folder)
  const policy = contentSecurityPolicy(frame.template)
  const shards: WordShard[] = JSON.parse(await readFile(join(own, 'words.json'), 'utf8'))
  const words = new Map(shards.flatMap((shard) => Object.entries(shard)))
  const missing = await readFile(join(own, 'missing-word.html'), 'utf8')

  // As many as there are words, each compressed alone: about 16 kB.
  const painted = new Map<string, Promise<StaticFile>>()
  const inTurn = oneAtATime()
  return {
    slugs: [...words.keys()].sort(),
    page: (slug) => {
      const detail = words.get(slug)
      if (!detail) return undefined
      const known = painted.get(slug)
      if (known) return known
      const painting = inTurn(async () => {
        const html = withSite(await painter.renderWord(detail, frame), `/kelimeler/${slug}`, site)
        return { ...(await pageFile(html, policy, quality)), raw: undefined }
      })
      painted.set(slug, painting)
      // A failure is told to those who wait for it, and tried anew by the next.
      painting.catch(() => painted.delete(slug))
      return painting
    },
    missing: await pageFile(withSite(missing, undefined, site), policy),
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
