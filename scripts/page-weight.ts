import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of all scripts that a page asks for after its first frame. */
export function scriptsOf(html: string): string[] {
  const [, later] = /<meta name="later" content="([^"]*)">/.exec(html) ?? []
  if (later === undefined) throw new Error('The page does not name what it needs later.')
  return later.split(' ').filter((address) => address.endsWith('.js'))
}

/** Bytes of all scripts that `page`, a file of the site in `folder`, loads, as the build compressed them. */
export function scriptBytes(folder: string, page: string): number {
  return scriptsOf(readFileSync(join(folder, page), 'utf8'))
    .map((address) => statSync(join(folder, `${address}.br`)).size)
    .reduce((sum, bytes) => sum + bytes, 0)
}
