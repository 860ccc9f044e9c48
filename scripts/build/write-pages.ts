import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { wordAddress } from '#contract/addresses.ts'
import { type PageFrame, painterFiles } from '#contract/word-painter.ts'
import type { WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { pageDocument } from '#web/app/document.ts'
import { type Manifest, modulesOf } from './chunks.ts'
import { criticalStyles, laterStyles } from './critical-styles.ts'
import { firstModules } from './first-screens.ts'

const inlineScriptLimitBytes = 1200

const recordCode = 'web/storage/record/session.ts'

type Prerender = typeof import('#web/app/prerender.tsx')
type Page = Prerender['missingPage']

/**
 * Writes an HTML file for every page of the site that was bundled into `site`, and into
 * `painterFolder` what the server paints the pages of words with. Returns how many pages.
 *
 * A page holds what its first frame needs and nothing more: what was painted, and the rules for
 * it. All else it names, and the script in `index.html` asks for it after that frame.
 */
export async function writePages(site: string, painterFolder: string): Promise<number> {
  const painter = pathToFileURL(resolve(painterFolder, painterFiles.painter)).href
  const { renderPage, renderMissingWord, pages, missingPage, wordPage }: Prerender = await import(
    painter
  )
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  const { template, sheet, entry } = withoutLinks(await readFile(join(site, 'index.html'), 'utf8'))
  requireOneShortScript(template)
  const css = await readFile(join(site, sheet), 'utf8')
  const record = modulesOf(recordCode, manifest)

  const factsOf = ({ path, html }: Page) => {
    if (!html) throw new Error(`${path}: nothing is said about the page`)
    return html
  }
  const frameOf = (page: Page, painted: string): PageFrame => {
    const { file } = factsOf(page)
    const own = firstModules.includes(file) ? [] : modulesOf(file, manifest)
    const modules = new Set([...modulesOf('index.html', manifest), ...own])
    modules.delete(entry)
    return {
      template,
      styles: criticalStyles(css, painted),
      later: [sheet, ...modules, entry],
      record,
    }
  }
  const files = [
    ...pages.map((page) => ({ page, name: page.path === '/' ? 'index' : page.path.slice(1) })),
    // One page for all words, for hosts that cannot paint each of them.
    { page: wordPage, name: 'kelime' },
    { page: missingPage, name: '404' },
  ]
  for (const { page, name } of files) {
    const body = await renderPage(page.path)
    requireStrict(page.path, body)
    const html = pageDocument(frameOf(page, body), {
      title: page.title,
      description: factsOf(page).description,
      body,
      isMissing: page === missingPage,
    })
    const file = join(site, `${name}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  await writeFile(join(site, 'kabuk.html'), shell(missingPage))

  const shards = await Array.fromAsync(
    glob('lexicon/dist/words/*.json'),
    async (file): Promise<WordShard> => JSON.parse(await readFile(file, 'utf8')),
  )
  const painted = await Promise.all(
    oneOfEachKind(shards.flatMap((shard) => Object.values(shard))).map((detail) =>
      renderPage(wordAddress(detail.slug), {
        slug: detail.slug,
        word: { ok: true, value: detail },
      }),
    ),
  )
  const none = { ok: false, problem: { kind: 'missing' } } as const
  painted.push(await renderPage(wordAddress('yok'), { slug: 'yok', word: none }))
  await writeFile(join(painterFolder, painterFiles.words), JSON.stringify(shards))
  await copyFile('lexicon/dist/words.index.json', join(painterFolder, painterFiles.index))
  const wordFrame = frameOf(wordPage, painted.join(''))
  await writeFile(join(painterFolder, painterFiles.frame), JSON.stringify(wordFrame))
  await writeFile(join(painterFolder, painterFiles.missing), await renderMissingWord(wordFrame))
  await writeFile(join(site, sheet), laterStyles(css))
  await rm(join(site, '.vite'), { recursive: true })
  return files.length

  // For addresses that no file was painted for, on a device without a connection: it draws itself.
  function shell(page: Page): string {
    const { title } = page
    const { description } = factsOf(page)
    return pageDocument(frameOf(page, ''), { title, description, body: '', isMissing: true })
  }
}

/** A word for every set of things that the page of a word may hold: together they use all rules. */
function oneOfEachKind(details: readonly WordDetail[]): WordDetail[] {
  const kindOf = (detail: WordDetail) => {
    const held = new Set<string>()
    JSON.stringify(detail, (key, value: unknown) => {
      if (value !== undefined && !/^\d+$/.test(key)) held.add(key)
      return value
    })
    return [...held].sort().join()
  }
  return [...new Map(details.map((detail) => [kindOf(detail), detail])).values()]
}

/** The page that the bundler wrote without what it links to: its rules, and the module it starts. */
function withoutLinks(html: string) {
  const link = (kind: string, pattern: RegExp): [RegExp, string] => {
    const address = pattern.exec(html)?.[1]
    if (address === undefined) throw new Error(`index.html links to no ${kind}`)
    return [pattern, address]
  }
  const [script, entry] = link('module', /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/)
  const [style, sheet] = link('style sheet', /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/)
  const template = html
    .replace(script, '')
    .replace(style, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/^\s*\n/gm, '')
  return { template, entry, sheet }
}

/** A script that every page waits for has to be one, and short. */
function requireOneShortScript(html: string) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const bytes = Buffer.byteLength(scripts.join(''))
  if (scripts.length !== 1 || bytes > inlineScriptLimitBytes) {
    throw new Error(
      `index.html holds ${scripts.length} scripts of ${bytes} bytes inside, not one of at most ${inlineScriptLimitBytes}`,
    )
  }
}

/** What the content security policy refuses may not be in a page in the first place. */
function requireStrict(path: string, body: string) {
  for (const refused of ['<script', '<template', '<style', ' style="']) {
    if (body.includes(refused)) throw new Error(`${path}: the painted page holds ${refused}`)
  }
}
