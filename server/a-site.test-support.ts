import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Site } from './page-head.ts'
import { pageFile, readStaticFiles } from './static-files.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import type { WordPages } from './word-pages.ts'

export const script = 'console.log("ğ")'
export const theme = 'document.documentElement.dataset.theme = "dark"'
export const nothing = { publicUrl: undefined, contactEmail: undefined, isTranslating: false }
export const page = (title: string) =>
  `<!doctype html><html lang="tr"><head><title>${title}</title><style>p{}</style><script>${theme}</script><script type="module" src="/assets/a-1.js"></script></head><body><div id="root"></div></body></html>`

const words: WordPages = {
  slugs: ['bake', 'ice-cream'],
  page: (slug) => (words.slugs.includes(slug) ? compressedPage(slug) : undefined),
  slugOfForm: (slug) => (slug === 'baked' ? 'bake' : undefined),
  missing: await pageFile(page('no such word'), 1),
  unpainted: await pageFile(page('a word of one device'), 1),
}

async function compressedPage(slug: string) {
  return { ...(await pageFile(page(slug), 1)), raw: undefined }
}

/** A built site in a folder of its own, and the servers that show it. */
export type ASite = {
  readonly folder: string
  /** A server that shows it under `site`; what is left out is not set. */
  readonly appFor: (site: Partial<Site>) => Promise<FastifyInstance>
  /** Closes the servers and removes the folder. */
  readonly remove: () => Promise<void>
}

/** Builds the site; whoever asked for it removes it. */
export async function aSite(): Promise<ASite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const running: TestApp[] = []
  await mkdir(join(folder, 'assets'))
  const files: Record<string, string | Buffer> = {
    'index.html': page('Ana Sayfa'),
    'contact.html': page('İletişim'),
    'painted.html': page('x').replace('</body>', '<script>stolen()</script></body>'),
    '404.html': page('Yok'),
    'assets/a-1.js': script,
    'assets/a-1.js.br': brotliCompressSync(script),
    'assets/a-1.js.map': '{}',
    'assets/source.worker-1.js': script,
    'assets/sql-1.wasm': Buffer.from([0, 97, 115, 109]),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.source-hash': 'abc',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return {
    folder,
    appFor: async (site) => {
      const { publicUrl } = { ...nothing, ...site }
      const started = await testApp({
        services: { site: await readStaticFiles(folder, { ...nothing, ...site }), words },
        settings: { publicUrl },
      })
      running.push(started)
      return started.app
    },
    remove: async () => {
      for (const { close } of running) await close()
      await rm(folder, { recursive: true })
    },
  }
}
