// Own words without a connection, once the site is on the device.

import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { learnAddress, pageAddress } from '#contract/addresses.ts'
import { startFickleProxy } from './fickle-proxy.ts'
import { learnUp } from './learn-player.ts'
import { few, openOwnList, playList, setOfList, studyAll } from './own-words-player.ts'
import { loadingFailed, openPage, soon } from './page-checks.ts'
import { phone, test } from './product.ts'
import { recallUp } from './recall-player.ts'

test('without a connection a list is played, asked again, learned and handed out', async ({
  browser,
  server,
  onTestFinished,
}) => {
  const proxy = await startFickleProxy(server.origin)
  const visit = (path: string, options = {}) =>
    openPage(browser, proxy.origin + path, {
      finished: onTestFinished,
      expected: loadingFailed,
      ...options,
    })
  const page = await openOwnList(visit, { viewport: phone, serviceWorkers: 'allow' }, few)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await soon(async () =>
    expect(
      await page.evaluate(async () => {
        const kept = await (await caches.open('io.sozluk')).keys()
        return ['kolay.quiz', 'zor.quiz', 'words.index', 'words-z'].every((name) =>
          kept.some(({ url }) => url.includes(name)),
        )
      }),
    ).toBe(true),
  )
  const list = page.url()
  const set = setOfList(page)
  proxy.goAway()

  await page.goto(proxy.origin + learnAddress(set))
  await page.getByRole('button', { name: 'Başla' }).click()
  expect((await studyAll(page, learnUp)).size).toBe(3)
  await page.goto(list)
  await playList(page, 'serendipity')
  await page.goto(proxy.origin + pageAddress.recall)
  expect(await studyAll(page, recallUp)).toContain('serendipity')

  await page.goto(list)
  await page.getByRole('button', { name: 'Kitabım: diğer işlemler' }).click()
  await page.getByRole('button', { name: 'Paylaş ve dışa aktar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Anki paketi' }).click(),
  ])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const collection = Buffer.from(files['collection.anki2'] ?? []).toString('latin1')
  for (const { own } of few) if (own) expect(collection).toContain(own.word)
  await proxy.close()
})
