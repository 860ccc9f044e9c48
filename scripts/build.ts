// Builds the site into dist/: the words, the browser's bundle, a painted HTML file for every page,
// and a compressed copy beside each file. `--lexicon` builds the words alone.

import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'
import { buildLexicon } from '#lexicon/build.ts'
import { type PageFrame, pageDocument } from '#web/app/document.ts'
import { sourceHash } from './source-hash.mjs'

// React and Vite ask for it, and a test runner that starts us has set its own.
process.env.NODE_ENV = 'production'

const target = 'dist'
// Built here and moved at the end: whoever starts meanwhile, or after a build that was cut short,
// finds a whole site or none.
const workshop = '.cache/site'
// Beside the site, and served to nobody: what the server paints the pages of words with.
const ssrFolder = join(workshop, '.server')
const inlineScriptLimitBytes = 300

buildLexicon()
if (!process.argv.includes('--lexicon')) await buildSite()

async function buildSite() {
  const startedAt = performance.now()
  const hash = sourceHash('.')
  await rm(workshop, { recursive: true, force: true })
  await build({ logLevel: 'warn', build: { outDir: resolve(workshop), emptyOutDir: true } })
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'web/app/prerender.tsx',
      outDir: resolve(ssrFolder),
      emptyOutDir: true,
      manifest: false,
    },
  })

  const pages = await writePages()
  await rm(join(workshop, '.vite'), { recursive: true })
  await compressTexts()
  await writeFile(join(workshop, '.source-hash'), hash)
  await rm(target, { recursive: true, force: true })
  await rename(workshop, target)
  console.log(`Built ${pages} pages in ${Math.round(performance.now() - startedAt)} ms.`)
}

type Prerender = typeof import('#web/app/prerender.tsx')
type Route = Prerender['missingRoute']
type Manifest = Record<string, { file: string; imports?: string[] }>

/** Writes a flat HTML file for every page; returns how many. */
async function writePages(): Promise<number> {
  const address = pathToFileURL(resolve(ssrFolder, 'prerender.js')).href
  const { renderPage, renderMissingWord, pageFacts, routes, missingRoute, wordRoute } =
    (await import(address)) as Prerender
  const manifest: Manifest = JSON.parse(
    await readFile(join(workshop, '.vite/manifest.json'), 'utf8'),
  )
  const linked = await readFile(join(workshop, 'index.html'), 'utf8')
  requireOneShortScript(linked)
  const template = await withInlineStyles(linked)
  const font = await onlyFile('assets/atkinson-hyperlegible-next-latin-wght-normal-*.woff2')

  const factsOf = ({ path }: Route) => {
    const facts = pageFacts[path]
    if (!facts) throw new Error(`${path}: nothing is said about the page`)
    return facts
  }
  const frameOf = (route: Route): PageFrame => {
    const { file } = factsOf(route)
    if (!manifest[file]) throw new Error(`${route.path}: no chunk was made of ${file}`)
    return { template, modules: modulesOf(file, manifest), font }
  }
  const pages = [
    ...routes.map((route) => ({ route, name: route.path === '/' ? 'index' : route.path.slice(1) })),
    // One page for all words, for hosts that cannot paint each of them.
    { route: wordRoute, name: 'kelime' },
    { route: missingRoute, name: '404' },
  ]
  for (const { route, name } of pages) {
    const body = await renderPage(route.path)
    requireStrict(route.path, body)
    const { description } = factsOf(route)
    const html = pageDocument(frameOf(route), {
      route: { title: route.title, description },
      body,
      isMissing: route === missingRoute,
    })
    await writeFile(join(workshop, `${name}.html`), html)
  }
  const shards = glob('lexicon/dist/words/*.json')
  const words = await Array.fromAsync(shards, async (file) =>
    JSON.parse(await readFile(file, 'utf8')),
  )
  await writeFile(join(ssrFolder, 'words.json'), JSON.stringify(words))
  const wordFrame = frameOf(wordRoute)
  await writeFile(join(ssrFolder, 'word-frame.json'), JSON.stringify(wordFrame))
  await writeFile(join(ssrFolder, 'missing-word.html'), await renderMissingWord(wordFrame))
  return pages.length
}

/** A script that every page waits for has to be one, and short. */
function requireOneShortScript(html: string) {
  const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text)
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

/** Addresses of the chunk made of `file` and of all that it imports. */
function modulesOf(file: string, manifest: Manifest): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  visit(file)
  return [...found]
}

/**
 * `template` with the style sheet it links to inside. A first visit saves a journey: on a slow
 * phone and 150 ms from the server, 41 kB of rules paint after 365 ms so, after 650 ms linked.
 */
async function withInlineStyles(template: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
  const address = link.exec(template)?.[1]
  if (address === undefined) throw new Error('index.html links to no style sheet')
  const file = join(workshop, address)
  const css = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '').trim()
  if (css.includes('</')) throw new Error('A style sheet with </ in it cannot stand in a page')
  await rm(file)
  return template.replace(link, () => `<style>${css}</style>`)
}

/** Address of the one file of the site that matches `pattern`. */
async function onlyFile(pattern: string): Promise<string> {
  const found = await Array.fromAsync(glob(pattern, { cwd: workshop }))
  if (found.length !== 1) throw new Error(`${pattern}: ${found.length} files match, not one`)
  return `/${found[0]?.replaceAll('\\', '/')}`
}

/** Puts a brotli copy beside every file of text. Pages get theirs when the server has read them. */
async function compressTexts() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  for await (const name of glob('**/*.{js,css,json,svg,webmanifest}', { cwd: workshop })) {
    const content = await readFile(join(workshop, name))
    await writeFile(
      join(workshop, `${name}.br`),
      await promisify(brotliCompress)(content, { params }),
    )
  }
}
