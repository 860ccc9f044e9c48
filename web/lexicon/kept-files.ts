const cacheName = 'io.sozluk'

/** Whether the browser lets a site keep files: not on an insecure page, nor where it forbids it. */
export async function canKeepFiles(): Promise<boolean> {
  return (await allowed(() => caches.has(cacheName))) !== undefined
}

/** The text of a file that is kept on the device, if there is one. */
export async function keptCopy(address: string): Promise<string | undefined> {
  return await allowed(async () => await (await caches.match(address, { cacheName }))?.text())
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

/** Keeps a file no longer. */
export async function forgetKept(path: string): Promise<void> {
  await allowed(async () => await (await caches.open(cacheName)).delete(path))
}

/** What `use` gives; `undefined` where the browser refuses, or the network or the device fails. */
async function allowed<Value>(use: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return 'caches' in globalThis ? await use() : undefined
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
