import type { Page } from 'playwright-core'
import { play, reviewUp, startGame } from './player.ts'
import type { Open } from './product.ts'
import { liveOn } from './recall-player.ts'

export const noon = (day: string) => `${day}T12:00:00+03:00`

export const istanbul = { timezoneId: 'Europe/Istanbul' }

/** A learner who got `count` words of ZOR wrong on the first day. */
export async function afterWrongAnswers(
  open: Open,
  count: number,
  options = {},
): Promise<{ page: Page; words: string[] }> {
  const page = await open('/', {
    ...istanbul,
    ...options,
    prepare: (one) => liveOn(one, noon('2026-11-20')),
  })
  await startGame(page, { list: 'zor', count: 10 })
  const rounds = await play(page, 'zor', Array(count).fill('unknown'))
  await page.getByRole('button', { name: 'Bitir' }).click()
  await reviewUp(page)
  return { page, words: rounds.map(({ key }) => key.word) }
}
