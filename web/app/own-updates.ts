import { create } from 'zustand'

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

/** Offers a new version that waits on the device. */
export function offerUpdate(waiting: ServiceWorker): void {
  useWaiting.setState({ waiting })
}
