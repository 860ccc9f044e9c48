import { useUpdate } from './update-ready.ts'

const hourMs = 3_600_000
// The version of before ends within a second, or when it has had nothing to do for half a minute.
const patienceMs = 4000

/**
 * Offers whatever newer version comes onto the device, and asks the server for one now and then.
 */
export function followNewVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { waiting } = registration
    // The first version of all takes the place of none.
    if (!navigator.serviceWorker.controller || !waiting) return
    useUpdate.setState({ take: () => takeUpdate(waiting, registration) })
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

async function takeUpdate(
  waiting: ServiceWorker,
  registration: ServiceWorkerRegistration,
): Promise<boolean> {
  // Another tab may have let it in.
  const isComing =
    waiting.state !== 'installed' || (await takesOver(waiting)) || (await isLetGo(registration))
  if (isComing) location.reload()
  return isComing
}

/** Whether `waiting` takes over when it is asked to. */
async function takesOver(waiting: ServiceWorker): Promise<boolean> {
  return await new Promise((resolve) => {
    setTimeout(resolve, patienceMs, false)
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), {
      once: true,
    })
    waiting.postMessage('take-over')
  })
}

/**
 * Lets go of the version of before where it does not end: in Chromium it stays when a page, of this
 * tab or another, asks it for something at the very moment it is to go. The page then comes from the
 * server and keeps the new version anew, from the files that are on the device already.
 */
async function isLetGo(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    // Asks the server and nobody else: without it there would be no page at all.
    await registration.update()
    return await registration.unregister()
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
}
