import { keepWords, renewKept } from '../lexicon/kept-parts.ts'
import { followNewVersions } from './new-version.ts'

/** Brings the site and its words to the device, so that everything works without a connection. */
export async function goOffline(): Promise<void> {
  const isSiteKept = await keepSite()
  await (isSiteKept ? keepWords() : renewKept())
}

/**
 * Keeps the site on the device, and looks for a new version now and then. Whether the site is there;
 * not where the browser has no such thing, or forbids it.
 */
async function keepSite(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    followNewVersions(registration)
    await navigator.serviceWorker.ready
    return true
  } catch (error) {
    // Private windows, full devices and managed browsers refuse; the site then needs its server.
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}
