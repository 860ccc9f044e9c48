import { keepWords, renewKept } from '../lexicon/kept-parts.ts'
import { offerUpdate } from './own-updates.ts'

const hourMs = 3_600_000

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
    followUpdates(registration)
    await navigator.serviceWorker.ready
    return true
  } catch (error) {
    // Private windows, full devices and managed browsers refuse; the site then needs its server.
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

function followUpdates(registration: ServiceWorkerRegistration) {
  const look = () => {
    // The first version of all takes the place of none.
    if (!navigator.serviceWorker.controller || !registration.waiting) return
    offerUpdate(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAtMs < hourMs) return
    lookedAtMs = Date.now()
    // Without a connection it is asked another time.
    registration.update().catch(() => undefined)
  })
}
