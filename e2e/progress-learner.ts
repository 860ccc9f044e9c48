import type { Page } from 'playwright-core'
import { desktop, type Open } from './product.ts'
import { importAnswers, openProgress } from './progress-player.ts'
import { liveOn } from './recall-player.ts'
import { studyFor } from './study-for.ts'

export const today = '2026-11-20'

export const months = studyFor(250, today)

const istanbul = { timezoneId: 'Europe/Istanbul' }

export const at = (page: Page, path: string) => new URL(path, page.url()).href

/** A learner in Istanbul at a moment. */
export async function learner(
  open: Open,
  iso = `${today}T21:30+03:00`,
  options = {},
): Promise<Page> {
  return await open('/', {
    ...istanbul,
    viewport: desktop,
    ...options,
    prepare: (page) => liveOn(page, iso),
  })
}

/** İlerleme after months of study. */
export async function afterMonths(open: Open, options = {}): Promise<Page> {
  const page = await learner(open, undefined, options)
  await importAnswers(page, months)
  await openProgress(page)
  return page
}

export const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')
