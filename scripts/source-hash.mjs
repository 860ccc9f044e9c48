import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Everything that a built site is made of. What the lexicon's own build writes is left out.
const sources = [
  'lexicon',
  'domain',
  'contract',
  'web',
  'public',
  'index.html',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build',
  'vite.config.ts',
]
const leftOut = /^lexicon\/dist$|\.(test|test-support|words)\.tsx?$|\.md$/

/**
 * A hash over the names and contents of all sources of the site under `root`: it changes when the
 * site has to be built again.
 *
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesAt(root, source))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path with forward slashes, so that every system gives the same hash
 * @returns {string[]}
 */
function filesAt(root, path) {
  if (leftOut.test(path) || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesAt(root, `${path}/${name}`))
}
