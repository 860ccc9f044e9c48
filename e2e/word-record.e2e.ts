// What a learner does on the page of a word: wishes, forgets, reports.

import { describe, expect } from 'vitest'
import { pageAddress, wordAddress } from '#contract/addresses.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { goTo, loadingFailed, soon } from './page-checks.ts'
import { endGame, play, startGame } from './player.ts'
import { phone, test } from './product.ts'
import { allDetails } from './words.ts'

const words = allDetails()

const [unlisted] = [...words.values()].filter(({ entries }) =>
  entries.every(({ list, partOfSpeech }) => list === undefined && partOfSpeech === 'noun'),
) as [WordDetail]

describe('what is known of a word', () => {
  test('a wish brings it into today’s Tekrar, and is taken back', async ({ open }) => {
    const page = await open(wordAddress('thorough'))

    await page.getByRole('button', { name: 'Bugün tekrar et' }).click()
    await page.getByText('bugün tekrar edilecek').waitFor()
    await page.getByRole('button', { name: 'Geri al', exact: true }).click()
    await page.getByText('Tekrar’da değil').waitFor()
    await page.getByRole('button', { name: 'Bugün tekrar et' }).click()
    await page.getByRole('link', { name: 'Tekrar’a git' }).click()

    await page.getByRole('heading', { level: 1, name: 'thorough' }).waitFor()
    await page.getByText('Yeni kelime').waitFor()
  })

  test('a word of no list is taught, and then asked by options as others are', async ({ open }) => {
    const { slug, headword, entries } = unlisted
    const meaning = entries[0]?.senses[0]?.definitionTr.slice(1) ?? ''
    const gloss = entries[0]?.senses[0]?.gloss[0] ?? ''
    const page = await open(wordAddress(slug))
    await page.getByRole('button', { name: 'Bugün tekrar et' }).first().click()
    await page.getByRole('link', { name: 'Tekrar’a git' }).click()

    await page.getByRole('heading', { level: 1, name: headword, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Anladım', exact: true }).click()
    const options = page.getByRole('group', { name: `“${headword}” kelimesinin anlamı hangisi?` })
    for (const _ of ['at once', 'again']) {
      await page.getByRole('button', { name: 'Bilmiyorum', exact: true }).waitFor()
      await soon(async () => expect(await options.getByRole('button').count()).toBe(5))
      await options.getByRole('button', { name: meaning }).click()
      await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
    }
    await page.getByRole('textbox', { name: 'Türkçesini yaz' }).fill(gloss)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sonraki', exact: true }).click()

    await page.getByRole('heading', { name: 'Bugünlük bu kadar' }).waitFor()
    await goTo(page, new URL(wordAddress(slug), page.url()).href)
    await page.getByText(/sonraki tekrar/).waitFor()
  })

  test('a word of no list whose card does not come says so, and is asked once it does', async ({
    open,
  }) => {
    const page = await open(wordAddress(unlisted.slug), { expected: loadingFailed })
    await page.getByRole('button', { name: 'Bugün tekrar et' }).first().click()
    await page.getByText('bugün tekrar edilecek').first().waitFor()
    await page.route('**/assets/*.json', (route) => route.abort())
    await page.goto(new URL(pageAddress.recall, page.url()).href)

    await page.getByRole('heading', { name: 'Kelimeler yüklenemedi' }).waitFor()
    await page.unroute('**/assets/*.json')
    await page.getByRole('button', { name: 'Yeniden dene' }).click()

    await page.getByRole('heading', { level: 1, name: unlisted.headword, exact: true }).waitFor()
  })

  test('a wish leaves the focus where it was made', async ({ open }) => {
    const page = await open(wordAddress('thorough'))
    await page.getByRole('button', { name: 'Bugün tekrar et' }).press('Enter')
    await page.getByText('bugün tekrar edilecek').waitFor()
    await soon(async () => {
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
        'bugün tekrar edilecek',
      )
    })
  })

  test('is forgotten when the learner asks for it, and remembered again', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page, { list: 'zor' })
    const [round] = await play(page, 'zor', ['wrong'])
    await endGame(page)
    const slug = (round?.key.word ?? '').replaceAll(' ', '-')
    await goTo(page, new URL(wordAddress(slug), page.url()).href)
    await page.getByText('bugün tekrar edilecek').waitFor()

    await page.getByRole('button', { name: 'Kaydını sil' }).click()
    await page.getByText('Tekrar’da değil').waitFor()
    await page.getByRole('button', { name: 'Geri al', exact: true }).click()
    await page.getByText('bugün tekrar edilecek').waitFor()

    await page.getByRole('button', { name: 'Kaydını sil' }).click()
    await page.getByText('Tekrar’da değil').waitFor()
    await page.reload()
    await page.getByText('Tekrar’da değil').waitFor()
    expect(await page.getByRole('button', { name: 'Kaydını sil' }).count()).toBe(0)
  })
})

describe('a mistake in a word', () => {
  test('is reported with what is wrong, and the report is gone once it is sent', async ({
    open,
  }) => {
    const page = await open(wordAddress('number'))
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reports')) sent.push(request.postDataJSON())
    })
    await page.getByRole('button', { name: 'Çeviride hata var' }).click()
    await page.getByRole('radio', { name: 'numara', exact: true }).check()
    await page.getByRole('radio', { name: 'Örnek cümle' }).check()
    await page.getByRole('textbox', { name: /^Açıklaman/ }).fill('Cümlede “oda” yok.')

    await page.getByRole('button', { name: 'Gönder', exact: true }).click()

    await page.getByText('Bildirimin gönderildi.').waitFor()
    expect(sent).toEqual([
      {
        senseId: 'number.n.2',
        kind: 'example',
        comment: 'Cümlede “oda” yok.',
        lexiconVersion: expect.stringMatching(/^words-n-/),
      },
    ])
  })

  test('without a connection stays written, and is sent when it is tried again', async ({
    open,
  }) => {
    const page = await open(wordAddress('thorough'), { expected: loadingFailed })
    await page.getByRole('button', { name: 'Çeviride hata var' }).click()
    await page.getByRole('textbox', { name: /^Açıklaman/ }).fill('“Dikkatli” de olur.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Gönder', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'sunucuya ulaşılamıyor' }).waitFor()
    await page.context().setOffline(false)
    await page.reload()

    await page.getByRole('button', { name: 'Çeviride hata var' }).click()
    expect(await page.getByRole('textbox').inputValue()).toBe('“Dikkatli” de olur.')
    await page.getByRole('button', { name: 'Gönder', exact: true }).click()

    await page.getByText('Bildirimin gönderildi.').waitFor()
  })

  test('of a question names what was asked and what stood there', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page, { list: 'zor' })
    const [round] = await play(page, 'zor', ['wrong'])
    await endGame(page)
    const request = page.waitForRequest('**/api/reports')
    await page.getByRole('button', { name: /Yanıtın · yanlış/ }).click()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Çeviride hata var' }).click()
    await card.getByRole('radio', { name: 'Soru ya da seçenekler' }).check()
    await card.getByRole('button', { name: 'Gönder', exact: true }).click()

    expect((await request).postDataJSON()).toMatchObject({
      senseId: round?.key.id,
      chosenSenseId: round?.chosen?.id,
      kind: 'question',
    })
    await card.getByText('Bildirimin gönderildi.').waitFor()
  })
})
