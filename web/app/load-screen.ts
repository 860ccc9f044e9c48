import type { Page } from './pages.ts'

/** Thrown where the code of a screen cannot be loaded for want of a connection. */
export class NotLoadedError extends Error {}

const loaded = new WeakSet<Page['load']>()

/**
 * Loads the code of a screen.
 *
 * Not without a connection: a module that has failed once, browsers never fetch again until the
 * page is reloaded.
 */
export async function loadScreen(load: Page['load']): ReturnType<Page['load']> {
  if (!loaded.has(load) && navigator.onLine === false)
    throw new NotLoadedError('No connection to load the screen.')
  const screen = await load()
  loaded.add(load)
  return screen
}

/** Loads the screens that the learner may go to next, while there is a connection. */
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
