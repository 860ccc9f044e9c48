import type { Page } from 'playwright-core'
import type { WordEntry } from '#domain/words/entry.ts'
import { play, questionUp, readQuestion, reviewUp, startGame } from './player.ts'
import type { Open } from './product.ts'
import { liveOn } from './recall-player.ts'
import { areApart } from './words.ts'

export const noon = (day: string) => `${day}T12:00:00+03:00`

export const istanbul = { timezoneId: 'Europe/Istanbul' }

/**
 * A learner who got `count` words of ZOR wrong on the first day: words of which none keeps another
 * from being taught on the same day.
 */
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
  const missed: WordEntry[] = []
  for (let round = 1; missed.length < count; round += 1) {
    await questionUp(page, round)
    const { key } = await readQuestion(page, 'zor')
    const isWanted = missed.every((other) => areApart('zor', key, other))
    if (isWanted) missed.push(key)
    await play(page, 'zor', [isWanted ? 'unknown' : 'right'], round)
  }
  await page.getByRole('button', { name: 'Bitir', exact: true }).click()
  await reviewUp(page)
  return { page, words: missed.map(({ word }) => word) }
}

/** Opens Tekrar at noon of a day. */
export async function onDay(page: Page, day: string): Promise<void> {
  await liveOn(page, noon(day))
  await page.goto(new URL('/tekrar', page.url()).href)
}
