import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { wordTable } from '#domain/words/word-table.ts'
import { soon } from './page-checks.ts'
import { desktop, type Open } from './product.ts'
import { allWords } from './words.ts'

export const table = wordTable(allWords())

export const words = Array.from({ length: table.count }, (_, place) => table.at(place))

export const address = '**/words.index-*.json'

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Kelime ara' })

export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Sonuçlar' }).getByRole('listitem')

/** A filter, where they are in sight. */
export const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Süzgeçler' }).getByRole('button', { name, exact: true })

/** What is on, beside *Süz*; a press takes it off. */
export const onChip = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} süzgecini kaldır` })

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Süz', exact: true }).click()
  await page.getByRole('group', { name: 'Süzgeçler' }).waitFor()
}

export const count = (page: Page) => page.locator('#icerik h1 + p')

/** The screen with its words. */
export async function openWords(open: Open, search = '', options = {}): Promise<Page> {
  const page = await open(pageAddress.words + search, { viewport: desktop, ...options })
  await rows(page).first().waitFor()
  return page
}

/** The headwords at the head of the list. */
export async function firstWords(page: Page, number = 1): Promise<string[]> {
  const shown = await rows(page).locator('a > span > [lang=en]:first-child').allTextContents()
  return shown.slice(0, number)
}

export async function focused(page: Page): Promise<string> {
  return await page.evaluate(
    () =>
      document.activeElement?.querySelector('[lang=en]')?.textContent ??
      document.activeElement?.tagName ??
      '',
  )
}

export async function expectFirst(page: Page, ...headwords: string[]): Promise<void> {
  await soon(async () => expect(await firstWords(page, headwords.length)).toEqual(headwords))
}
