import type { Page } from 'playwright-core'
import type { WordEntry } from '#domain/words/entry.ts'
import type { PageOptions } from './page-checks.ts'
import { play, reviewUp, startGame } from './player.ts'
import type { Open } from './product.ts'
import { liveOn } from './recall-player.ts'
import { areApart } from './words.ts'

export const noon = (day: string) => `${day}T12:00:00+03:00`

export const istanbul = { timezoneId: 'Europe/Istanbul' }

/**
 * A learner whose only answers are `count` wrong ones, to words of ZOR on the first day. None of the
 * words keeps another, or one of `apartFrom`, from being taught on the same day.
 */
export async function afterWrongAnswers(
  open: Open,
  count: number,
  { apartFrom = [], ...options }: PageOptions & { apartFrom?: readonly WordEntry[] } = {},
): Promise<{ page: Page; words: string[] }> {
  const page = await open('/', {
    ...istanbul,
    ...options,
    prepare: (one) => liveOn(one, noon('2026-11-20')),
  })
  await startGame(page, { list: 'zor', count: 10 })
  const missed: WordEntry[] = []
  for (let round = 1; round <= count; round += 1) {
    const [played] = await play(page, 'zor', ['unknown'], round)
    if (!played) throw new Error('nothing was asked')
    const others = [...missed, ...apartFrom]
    if (!others.every((other) => areApart('zor', played.key, other))) {
      // Words are drawn at random: somebody else has better luck.
      await page.context().close()
      return await afterWrongAnswers(open, count, { apartFrom, ...options })
    }
    missed.push(played.key)
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
