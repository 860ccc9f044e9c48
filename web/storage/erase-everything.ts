import { removeOurs } from './local-record.ts'
import { databaseName, deleteDatabase } from './record/stored-database.ts'
import { forgetWaiting } from './record/study.ts'
import { gameRecord, setTabGameId, tabGameId } from './saved-game.ts'

/**
 * Deletes everything that the product keeps in this browser, in whatever state it is, and tells the
 * other tabs; tells whether it is gone. What this page has in memory goes with the page.
 */
export async function eraseEverything(): Promise<boolean> {
  if (!(await deleteDatabase(databaseName))) return false
  removeOurs()
  await deleteCaches()
  await leaveTheSite()
  channelOfTabs().postMessage('')
  return true
}

/**
 * Leaves for home once everything was deleted in another tab. Only what this tab itself may have
 * written meanwhile is deleted here: it may hear of it late, when there are new answers elsewhere.
 */
export function followErasure(): void {
  channelOfTabs().addEventListener('message', () => {
    const game = tabGameId()
    if (game !== undefined) gameRecord(game).remove()
    setTabGameId(undefined)
    forgetWaiting()
    location.replace('/')
  })
}

let channel: BroadcastChannel | undefined

// One for telling and hearing: it does not hear itself.
function channelOfTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('io.erased')
  return channel
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
