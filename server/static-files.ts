import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { contentSecurityPolicy, type Site, withSite } from './page-head.ts'

export type StaticFile = {
  readonly type: string
  /** `undefined` where `brotli` alone is kept. */
  readonly raw: Buffer | undefined
  /** The content compressed; `undefined` where that gains nothing. */
  readonly brotli: Buffer | undefined
  /** Names the content, without quotation marks. */
  readonly version: string
  /** Its address names its content, so a copy of it never grows old. */
  readonly isImmutable: boolean
  /** The content security policy, where it is another than that of files that do nothing. */
  readonly policy: string | undefined
}

/** A built site in memory. */
export type StaticFiles = {
  /** By address: `/contact`, `/assets/…`. */
  readonly files: ReadonlyMap<string, StaticFile>
  /** The page for every other address. */
  readonly missing: StaticFile
}

export const pageType = 'text/html; charset=utf-8'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': pageType,
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

// A host that cannot paint the pages of words has this one for them all; here each has its own.
const wordShell = '/kelime.html'
const missingPage = '/404.html'

// A worker lives under the policy that its own script came with. The service worker fetches the site,
// and no more; the one that imports loads its parsers as well, of which SQLite is WebAssembly.
const workerPolicies: readonly (readonly [RegExp, string])[] = [
  [/^\/sw\.js$/, "default-src 'none'; connect-src 'self'"],
  [
    /^\/assets\/(?:source|anki-package)\.worker-[^/]+\.js$/,
    "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  ],
]

/**
 * Reads the site that was built into `folder`. Only files of the types above become addresses, so
 * that nothing is served by mistake.
 *
 * @throws when `folder` holds no built site.
 */
export async function readStaticFiles(folder: string, site: Site): Promise<StaticFiles> {
  const read = async (name: string): Promise<[string, StaticFile] | undefined> => {
    const type = types[extname(name)]
    const path = join(folder, name)
    const address = `/${name.replaceAll('\\', '/')}`
    if (type === undefined || address.startsWith('/.') || address === wordShell) return undefined
    if (!(await stat(path)).isFile()) return undefined
    if (!address.endsWith('.html')) {
      const file = await readFileAt(path, type, address.startsWith('/assets/'))
      const [, policy] = workerPolicies.find(([worker]) => worker.test(address)) ?? []
      return [address, { ...file, policy }]
    }
    if (address === missingPage) return [address, await readPage(path, undefined, site)]
    const pageAddress = address === '/index.html' ? '/' : address.slice(0, -'.html'.length)
    return [pageAddress, await readPage(path, pageAddress, site)]
  }

  const names = await Array.fromAsync(glob('**/*', { cwd: folder }))
  // All at once: compressing the pages is most of the start.
  const found = await Promise.all(names.sort().map(read))
  const files = new Map(found.filter((file) => file !== undefined))
  const missing = files.get(missingPage)
  files.delete(missingPage)
  if (!missing || !files.has('/')) throw new Error(`There is no built site in ${folder}`)
  return { files, missing }
}

async function readFileAt(path: string, type: string, isImmutable: boolean): Promise<StaticFile> {
  const raw = await readFile(path)
  const brotli = await readFile(`${path}.br`).catch(() => undefined)
  return { type, raw, brotli, version: versionOf(raw), isImmutable, policy: undefined }
}

async function readPage(
  path: string,
  address: string | undefined,
  site: Site,
): Promise<StaticFile> {
  const html = withSite(await readFile(path, 'utf8'), address, site)
  return await pageFile(html)
}

/** A page as it is sent; compressed the harder, the higher the `quality` of brotli (0 to 11). */
export async function pageFile(
  html: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<StaticFile & { readonly raw: Buffer }> {
  const raw = Buffer.from(html)
  return {
    type: pageType,
    raw,
    brotli: await promisify(brotliCompress)(raw, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    }),
    version: versionOf(raw),
    isImmutable: false,
    policy: contentSecurityPolicy(html),
  }
}

function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
