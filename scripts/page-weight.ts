import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Addresses of all scripts that a page's HTML makes the browser load. */
export function scriptsOf(html: string): string[] {
  const links = /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g
  return [...new Set([...html.matchAll(links)].map(([, address = '']) => address))]
}

/** Bytes of all scripts that `page`, a file of the site in `folder`, loads, compressed. */
export function scriptBytes(folder: string, page: string): number {
  return scriptsOf(readFileSync(join(folder, page), 'utf8'))
    .map((address) => brotliCompressSync(readFileSync(join(folder, address))).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}
