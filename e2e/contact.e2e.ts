import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { loadingFailed, openPage, soon } from './page-checks.ts'
import { test } from './product.ts'
import { answerCard } from './reach-states.ts'
import { environmentWithoutSettings, startServer } from './server.ts'

const form = {
  name: (page: Page) => page.getByRole('textbox', { name: /^Adın/ }),
  email: (page: Page) => page.getByRole('textbox', { name: 'E-posta' }),
  message: (page: Page) => page.getByRole('textbox', { name: 'Mesajın' }),
  send: (page: Page) => page.getByRole('button', { name: 'Gönder', exact: true }),
}

async function fill(page: Page): Promise<void> {
  await form.name(page).fill('Elif')
  await form.email(page).fill('elif@example.com')
  await form.message(page).fill('“lodging” için “pansiyon” da eklenebilir mi?')
}

test('a message reaches the operator, once, and its draft is gone', async ({
  browser,
  onTestFinished,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'messages-'))
  const server = await startServer({ DATA_DIR: dataDir })
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const page = await openPage(browser, `${server.origin}/contact`, { finished: onTestFinished })
  await answerCard(page, true)
  await fill(page)

  await form.send(page).click()

  await page.getByText('Mesajın gönderildi').waitFor()
  const listed = execFileSync(process.execPath, ['scripts/messages.ts', 'export'], {
    env: { ...environmentWithoutSettings(), DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const stored = listed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ name: 'Elif', email: 'elif@example.com' })
  await page.reload()
  await answerCard(page, true)
  expect(await form.message(page).inputValue()).toBe('')
})

test('the form is closed, and says why, until the question is answered', async ({ open }) => {
  const page = await open(pageAddress.contact)
  await page.getByText('Önce yukarıdaki soruyu yanıtla.').waitFor()
  expect(await form.send(page).isDisabled()).toBe(true)

  await answerCard(page, true)

  await soon(async () => {
    expect(await form.name(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })
  expect(await form.send(page).isEnabled()).toBe(true)
})

test('what is missing or wrong is said at once, and led to', async ({ open }) => {
  const page = await open(pageAddress.contact)
  await answerCard(page, true)
  await form.email(page).fill('elif@')

  await form.send(page).click()

  const summary = page.getByRole('alert').filter({ hasText: '2 alanı düzelt' })
  await summary.waitFor()
  await summary.getByRole('link', { name: /@ işaretinden sonrasını/ }).click()
  expect(await form.email(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await form.email(page).getAttribute('aria-invalid')).toBe('true')
  expect(await form.email(page).inputValue()).toBe('elif@')
})

test('without a connection the message stays as a draft and is sent later', async ({ open }) => {
  const page = await open(pageAddress.contact, { expected: loadingFailed })
  await answerCard(page, true)
  await fill(page)
  await page.context().setOffline(true)

  await form.send(page).click()
  await page.getByRole('alert').filter({ hasText: 'sunucuya ulaşılamıyor' }).waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await answerCard(page, true)
  expect(await form.message(page).inputValue()).toContain('pansiyon')
  await form.send(page).click()

  await page.getByText('Mesajın gönderildi').waitFor()
})

test('an answer that the server does not take brings another question, and loses nothing', async ({
  open,
}) => {
  const page = await open(pageAddress.contact, { expected: loadingFailed })
  await page.route('**/api/contact', async (route) => {
    const body = route.request().postDataJSON()
    await route.continue({
      postData: JSON.stringify({ ...body, humanCheck: { word: 'abundant', answer: 'kedi' } }),
    })
  })
  await answerCard(page, true)
  await fill(page)

  await form.send(page).click()

  await page.getByRole('alert').filter({ hasText: 'Mesaj gönderilmedi.' }).waitFor()
  await page.getByRole('heading', { name: /ne demek\?$/ }).waitFor()
  expect(await form.message(page).inputValue()).toContain('pansiyon')
  await page.unroute('**/api/contact')
  await answerCard(page, true)
  await form.send(page).click()
  await page.getByText('Mesajın gönderildi').waitFor()
})
