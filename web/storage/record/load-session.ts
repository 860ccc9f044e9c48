import type * as Session from './session.ts'

const patienceMs = 15_000

/**
 * The code that keeps the record, which a game does not wait for.
 *
 * A module that has failed once, browsers never fetch again until the page is reloaded. So its files
 * are fetched as files first, as often as it takes; the module then finds them in the browser's cache.
 *
 * @throws a `NetworkError` where they do not come.
 */
export async function loadSession(): Promise<typeof Session> {
  await Promise.all(codeAddresses().map(fetchFile))
  return await import('./session.ts')
}

/** What the build has written into the page; nothing while developing. */
function codeAddresses(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="io-record"]')?.content ?? ''
  return named.split(' ').filter((address) => address !== '')
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => undefined,
  )
  // A network that wants to be logged in to answers everything with a page of its own.
  const isOurs = response?.headers.get('content-type')?.startsWith('text/javascript')
  if (!response?.ok || !isOurs) throw new DOMException(`No ${address}`, 'NetworkError')
  await response.arrayBuffer().catch(() => {
    throw new DOMException(`Not all of ${address}`, 'NetworkError')
  })
}
