import type { Page } from 'playwright-core'
import { pageAddress } from '#contract/addresses.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { packBackup } from '#web/storage/record/backup.ts'
import { goTo } from './page-checks.ts'

/** Imports `answers` as a learner would, from a backup file. */
export async function importAnswers(page: Page, answers: readonly AnswerRecord[]): Promise<void> {
  await goTo(page, new URL(pageAddress.settings, page.url()).href)
  // Told by script alone: from now on a file that is chosen is read.
  await page.getByText(/Kullanılan yer/).waitFor()
  const backup = await packBackup([answers], 0)
  await page.locator('input[type=file]').setInputFiles({
    name: 'yedek.json.gz',
    mimeType: 'application/gzip',
    buffer: Buffer.from(await backup.arrayBuffer()),
  })
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await page.getByText(/kayıt eklendi/).waitFor()
}

/** Opens İlerleme at its address, and waits until its figures are there. */
export async function openProgress(page: Page): Promise<void> {
  await page.goto(new URL(pageAddress.progress, page.url()).href)
  await page.getByText(/yanıttan hesaplandı$/).waitFor()
}

/** The four figures at the top, by what stands under them. */
export async function factsOf(page: Page): Promise<Record<string, string>> {
  return await page
    .locator('#icerik dl')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.children].map((fact) => [
          fact.querySelector('dt')?.textContent ?? '',
          fact.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    )
}

/** What a chart says of itself, to those who do not see it. */
export async function findingOf(page: Page, heading: string): Promise<string | null> {
  return await page
    .getByRole('region', { name: heading, exact: true })
    .getByRole('img')
    .getAttribute('aria-label')
}

/** Shows the table of a chart and reads its rows, the first cell being the heading of each. */
export async function tableOf(page: Page, heading: string): Promise<string[][]> {
  const panel = page.getByRole('region', { name: heading, exact: true })
  await panel.getByText('Tablo olarak göster').click()
  return await panel
    .getByRole('table', { name: heading })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    )
}
