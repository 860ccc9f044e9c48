import { isSiteAtHand } from '../api/site-at-hand.ts'
import type { Page } from './pages.ts'

/** Thrown where the code of a screen cannot be loaded for want of a connection. */
export class NotLoadedError extends Error {}

const loaded = new WeakSet<Page['load']>()

/** Loads the code of a screen, where the site can be had: a module that has failed is lost. */
export async function loadScreen(load: Page['load']): ReturnType<Page['load']> {
  if (!loaded.has(load) && !(await isSiteAtHand()))
    throw new NotLoadedError('No connection to load the screen.')
  const screen = await load()
  loaded.add(load)
  return screen
}

/** Loads the screens that the learner may go to next, while they can be had. */
export async function loadAhead(pages: readonly Page[]): Promise<void> {
  for (const { load } of pages) {
    try {
      await loadScreen(load)
    } catch (error) {
      // A failure that matters is told when the screen is asked for.
      if (!(error instanceof NotLoadedError || error instanceof TypeError)) throw error
      return
    }
  }
}
