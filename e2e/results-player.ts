import type { Locator, Page } from 'playwright-core'
import { pageAddress } from '#contract/addresses.ts'
import { openResults, play, reviewUp, startGame } from './player.ts'
import type { Open } from './product.ts'

// Played once, then opened from what it left in the browser, as after a reload.
let played: ReturnType<typeof playOnce> | undefined

async function playOnce(open: Open) {
  const page = await open('/')
  await startGame(page, { count: 5 })
  const rounds = await play(page, 'kolay', ['right', 'wrong', 'unknown', 'right', 'right'])
  await reviewUp(page)
  await openResults(page)
  return { rounds, storageState: await page.context().storageState() }
}

/** The results screen after a game of five: right, wrong, not known, right, right. */
export async function finishedGame(open: Open, options: Parameters<Open>[1] = {}) {
  played ??= playOnce(open)
  const { rounds, storageState } = await played
  const page = await open(pageAddress.results, { ...options, storageState })
  await chartOf(page).waitFor()
  return { rounds, page }
}

export function chartOf(page: Page): Locator {
  return page.getByRole('group', { name: /^Pasta grafik/ })
}
