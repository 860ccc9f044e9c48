/** Where the browser keeps the files of the lexicon. */
export const cacheName = 'io.sozluk'

/** The text of a file that is kept on the device, if there is one. */
export async function keptCopy(address: string): Promise<string | undefined> {
  return await allowed(async () => await (await caches.match(address, { cacheName }))?.text())
}

/** Keeps a file no longer. */
export async function forgetKept(path: string): Promise<void> {
  await allowed(async () => await (await caches.open(cacheName)).delete(path))
}

/** What `use` gives; `undefined` where the browser refuses, or the network or the device fails. */
export async function allowed<Value>(use: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return 'caches' in globalThis ? await use() : undefined
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
