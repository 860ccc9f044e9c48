import { create } from 'zustand'

const hourMs = 3_600_000

// The new version that waits to take over, if there is one.
const useWaiting = create<{ waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }))

/** Whether a new version is on the device, whole, and waits to be asked in. */
export function useIsUpdateReady(): boolean {
  return useWaiting(({ waiting }) => waiting !== undefined)
}

/** Lets the new version in and shows this page anew, by it. Nothing else ever reloads the page. */
export function takeUpdate(): void {
  const { waiting } = useWaiting.getState()
  if (!waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage('take-over')
}

/**
 * Offers whatever newer version comes onto the device, and asks the server for one now and then.
 */
export function followNewVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version of all takes the place of none.
    if (!navigator.serviceWorker.controller || !registration.waiting) return
    useWaiting.setState({ waiting: registration.waiting })
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
