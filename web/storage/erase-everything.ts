import { tellErasure } from './erasure-news.ts'
import { isStorageRefusal, paintKeys } from './local-record.ts'
import { databaseName, deleteDatabase } from './record/stored-database.ts'

/**
 * Deletes everything that the product keeps in this browser, in whatever state it is, and tells the
 * other tabs; tells whether it is gone. What this page has in memory goes with the page.
 */
export async function eraseEverything(): Promise<boolean> {
  if (!(await deleteDatabase(databaseName))) return false
  removeOurs()
  await deleteCaches()
  await leaveTheSite()
  tellErasure()
  return true
}

// From both storages of the browser, whatever version has written it.
function removeOurs(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key)
    }
  } catch (error) {
    if (!isStorageRefusal(error)) throw error
  }
}

function isOurs(key: string): boolean {
  return key.startsWith('io.') || Object.values<string>(paintKeys).includes(key)
}

async function deleteCaches(): Promise<void> {
  // Refused where the browser lets us keep no files: then there are none.
  if (!('caches' in globalThis)) return
  const names = await caches.keys().catch(() => [])
  for (const name of names) await caches.delete(name)
}

// The site itself, kept for when there is no connection: it comes again with the next visit, whole.
async function leaveTheSite(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registrations = (await container?.getRegistrations().catch(() => [])) ?? []
  for (const registration of registrations) await registration.unregister()
}
