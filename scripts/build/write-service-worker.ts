import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

/**
 * Writes the service worker of the built `site`, which keeps all of it on the device but the words:
 * those are the learner's to keep or to leave.
 */
export async function writeServiceWorker(site: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { sitesFiles: JSON.stringify(await filesOf(site)) },
    build: {
      outDir: resolve(site),
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'web/app/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

// What only search engines, link previews and hosts without our server ask for.
const leftOut = /^(?:og\.png|screenshot-.*|kelime\.html|404\.html|.*\.br)$/

async function filesOf(site: string): Promise<PrecacheEntry[]> {
  const names = await Array.fromAsync(
    glob('{*.*,*/*.html,assets/*.{js,css,woff2,svg,wasm}}', { cwd: site, exclude: ['.*'] }),
  )
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !leftOut.test(name))
  return await Promise.all(
    files.sort().map(async (name) => ({
      url: addressOf(name),
      // The name of an asset is its revision.
      revision: name.startsWith('assets/') ? null : versionOf(await readFile(join(site, name))),
    })),
  )
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`
}

function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
