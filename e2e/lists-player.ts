import type { Page } from 'playwright-core'
import { pageAddress } from '#contract/addresses.ts'
import { desktop, type Open } from './product.ts'
import { words } from './words-player.ts'

/** Words of the lexicon for a list, each with its first sense in Turkish. */
export const listable = words
  .filter(({ headword, entries }) => /^[a-z]{5,}$/.test(headword) && entries.length === 1)
  .slice(0, 6)
  .map(({ headword, slug, entries: [{ senses }] }) => ({
    word: headword,
    slug,
    sense: senses[0]?.id ?? '',
    gloss: senses[0]?.glosses.join(', ') ?? '',
  }))

/** The rows of the list that is open. */
export const listRows = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')

/** The words of the list that is open, in their order. */
export async function listedWords(page: Page, name: string): Promise<string[]> {
  return await listRows(page, name).locator('b[lang=en]').allTextContents()
}

/** Makes a list on the index of lists, which then opens. */
export async function makeList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Yeni liste' }).click()
  await page.getByLabel('Listenin adı').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Types a word, and a meaning where it is to have one, into the form of the list that is open. */
export async function typeWord(page: Page, word: string, meaning = ''): Promise<void> {
  const form = page.getByRole('region', { name: 'Kelime ekle' })
  await form.getByLabel('İngilizce kelime').fill(word)
  await form.getByLabel('Türkçesi').fill(meaning)
  await form.getByLabel('Türkçesi').press('Enter')
}

/** Opens Listelerim with a list that has these own words. */
export async function openList(
  open: Open,
  name: string,
  words: readonly (readonly [word: string, meaning: string])[],
  options = {},
): Promise<Page> {
  const page = await open(pageAddress.lists, { viewport: desktop, ...options })
  await makeList(page, name)
  for (const [word, meaning] of words) {
    await typeWord(page, word, meaning)
    await listRows(page, name).getByText(word, { exact: true }).waitFor()
  }
  // What was said of the last word stands over the list on a phone.
  if (words.length > 0)
    await page.getByRole('status').getByRole('button', { name: 'Kapat' }).click()
  return page
}
