import { fetchText } from './fetch-text.ts'

// The device has it with the rest of the site.
const anyFile = '/manifest.webmanifest'
const timeoutMs = 4000

/**
 * Whether files of the site can be had, from the device or from the server. To be asked before what
 * cannot be asked for twice: a module that has failed once, browsers never fetch again until the page
 * is reloaded, and a page that fails to reload is gone.
 *
 * That the browser believes itself without a connection decides nothing: a service worker answers all
 * the same, and so may a server on the same machine.
 */
export async function isSiteAtHand(): Promise<boolean> {
  // Unknown where pages are painted: nothing is fetched there.
  if (navigator.onLine !== false) return true
  return (await fetchText(anyFile, { cache: 'no-store' }, timeoutMs)).ok
}

/** Loads the page anew, unless there would be nothing but the browser's own error page. */
export async function reloadIfAtHand(): Promise<void> {
  if (await isSiteAtHand()) location.reload()
}
