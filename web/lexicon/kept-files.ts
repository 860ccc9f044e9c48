import { allowed, cacheName } from './kept-copy.ts'

/** Whether the browser lets a site keep files: not on an insecure page, nor where it forbids it. */
export async function canKeepFiles(): Promise<boolean> {
  return (await allowed(() => caches.has(cacheName))) !== undefined
}

/** The paths of all files that are kept. */
export async function keptPaths(): Promise<string[]> {
  const requests = await allowed(async () =>
    (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [],
  )
  return (requests ?? []).map(({ url }) => new URL(url).pathname)
}

/** Fetches and keeps files of ours; whether all of them are there. */
export async function keepFiles(addresses: readonly string[]): Promise<boolean> {
  const areKept = await allowed(async () => {
    const cache = await caches.open(cacheName)
    const kept = await Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(address)
        // A network that wants to be logged in to answers everything with a page of its own.
        const isOurs = response.headers.get('content-type')?.startsWith('application/json')
        if (response.ok && isOurs) await cache.put(address, response)
        return response.ok && isOurs === true
      }),
    )
    return kept.every(Boolean)
  })
  return areKept ?? false
}
