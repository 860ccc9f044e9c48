/// <reference lib="webworker" />
// The site on the device: every screen and all its code, kept whole per build. What words the
// device has is not its business: see `web/lexicon/kept-parts.ts`.

import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
/** What the build has made, each file with its revision where its name has none. */
declare const sitesFiles: PrecacheEntry[]

const shell = '/kabuk'
const patienceMs = 4000

// What an address asks for (?ara=…) is the screen's own affair.
precacheAndRoute(sitesFiles, { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()

// The pages of words are the server's, painted; without it the shell draws them, as it does an
// address that is none.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
      } catch {
        return (await matchPrecache(shell)) ?? Response.error()
      }
    },
    { denylist: [/^\/api\//] },
  ),
)

// Only when the learner asks for the new version: until then the old one stays whole.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take-over') void self.skipWaiting()
})
