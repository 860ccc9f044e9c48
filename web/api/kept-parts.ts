import { listNames } from '#domain/entry.ts'
import { quizAddress, wordIndexAddress } from './bundle-addresses.ts'
import { wordAddress } from './word-addresses.ts'

/** What of the lexicon the learner can keep on the device: the questions of a list, or all words. */
export const keepableParts = [...listNames, 'cards'] as const
export type KeepablePart = (typeof keepableParts)[number]

/** Whether a part is kept; `stale` where what is kept belongs to an older lexicon. */
export type Keeping = 'kept' | 'stale' | 'none'

const cacheName = 'io.sozluk'

const addressesOf: Readonly<Record<KeepablePart, readonly string[]>> = {
  kolay: [quizAddress.kolay],
  zor: [quizAddress.zor],
  cards: [wordIndexAddress, ...wordAddress.values()],
}

/** Whether the browser lets a site keep files: not on an insecure page, and not in every mode. */
export function canKeep(): boolean {
  return 'caches' in globalThis
}

/** What is kept now. Nothing else says so: the cache itself is the truth. */
export async function keeping(): Promise<Readonly<Record<KeepablePart, Keeping>>> {
  const kept = new Set(await keptPaths())
  const stems = new Set([...kept].map(stemOf))
  const of = (part: KeepablePart): Keeping => {
    const addresses = addressesOf[part]
    if (addresses.every((address) => kept.has(address))) return 'kept'
    return addresses.some((address) => stems.has(stemOf(address))) ? 'stale' : 'none'
  }
  return { kolay: of('kolay'), zor: of('zor'), cards: of('cards') }
}

/** Fetches and keeps a part, in place of an older one; whether all of it is there. */
export async function keepPart(part: KeepablePart): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName)
    await cache.addAll(addressesOf[part])
    const current = new Set(addressesOf[part])
    const stems = new Set(addressesOf[part].map(stemOf))
    await forget((path) => stems.has(stemOf(path)) && !current.has(path))
    return true
  } catch (error) {
    // No connection, no room, or a browser that forbids it.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
}

export async function dropPart(part: KeepablePart): Promise<void> {
  const stems = new Set(addressesOf[part].map(stemOf))
  await forget((path) => stems.has(stemOf(path)))
}

/** Brings parts of an older lexicon up to date. */
export async function renewKept(): Promise<void> {
  const now = await keeping()
  for (const part of keepableParts) if (now[part] === 'stale') await keepPart(part)
}

async function keptPaths(): Promise<string[]> {
  if (!canKeep() || !(await caches.has(cacheName))) return []
  const requests = await (await caches.open(cacheName)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

async function forget(isUnwanted: (path: string) => boolean): Promise<void> {
  const paths = (await keptPaths()).filter(isUnwanted)
  if (paths.length === 0) return
  const cache = await caches.open(cacheName)
  for (const path of paths) await cache.delete(path)
}

/** The name of a file without the hash of its content, which the build puts before its ending. */
function stemOf(path: string): string {
  return path.replace(/-[\w-]{8}\.json$/, '')
}
