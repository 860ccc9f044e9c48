// Builds the site into dist/: the words, the browser's bundle, a painted HTML file for every page,
// and a compressed copy beside each file. `--lexicon` builds the words alone.

import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'
import { painterFiles } from '#contract/word-painter.ts'
import { buildLexicon } from '#lexicon/build.ts'
import { keepEarlierAssets } from './build/earlier-assets.ts'
import { writePages } from './build/write-pages.ts'
import { writeServiceWorker } from './build/write-service-worker.ts'
import { sourceHash } from './source-hash.mjs'

// React and Vite ask for it, and a test runner that starts us has set its own.
process.env.NODE_ENV = 'production'

const target = 'dist'
// Built here and moved at the end: whoever starts meanwhile, or after a build that was cut short,
// finds a whole site or none.
const workshop = '.cache/site'
// Beside the site, and served to nobody: what the server paints the pages of words with.
const painterFolder = join(workshop, painterFiles.folder)

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
      rolldownOptions: { output: { codeSplitting: true } },
      outDir: resolve(painterFolder),
      emptyOutDir: true,
      manifest: false,
    },
  })

  const pages = await writePages(workshop, painterFolder)
  await writeServiceWorker(workshop)
  await compressTexts()
  await keepEarlierAssets(target, workshop, Date.now())
  await writeFile(join(workshop, '.source-hash'), hash)
  await rm(target, { recursive: true, force: true })
  await rename(workshop, target)
  console.log(`Built ${pages} pages in ${Math.round(performance.now() - startedAt)} ms.`)
}

/** Puts a brotli copy beside every file of text or code. Pages get theirs when the server has read them. */
async function compressTexts() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const compress = async (name: string) => {
    const content = await readFile(join(workshop, name))
    const compressed = await promisify(brotliCompress)(content, { params })
    await writeFile(join(workshop, `${name}.br`), compressed)
  }
  const texts = glob('**/*.{js,css,json,svg,wasm,webmanifest}', { cwd: workshop })
  // All at once, on as many cores as there are.
  await Promise.all((await Array.fromAsync(texts)).map(compress))
}
