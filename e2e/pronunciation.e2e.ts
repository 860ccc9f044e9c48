// The English word, said aloud by the device.

import { describe, expect } from 'vitest'
import { pageAddress, wordAddress } from '#contract/addresses.ts'
import { soon } from './page-checks.ts'
import { endGame, play, questionUp, readQuestion, startGame } from './player.ts'
import { desktop, test } from './product.ts'
import { spoken, withVoices } from './voices.ts'

describe('pronunciation', () => {
  test.for([
    ['Amerikan', 'en-US'],
    ['İngiliz', 'en-GB'],
  ] as const)(
    'with the accent %s the speaker and S say the word in %s',
    async ([accent, language], { open }) => {
      const page = await open(pageAddress.settings, { viewport: desktop, prepare: withVoices })
      await page.getByRole('radio', { name: accent, exact: true }).check()
      await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
      await startGame(page)
      const { key } = await readQuestion(page, 'kolay')
      const { us, uk } = key.ipa
      await page.getByText(`/${accent === 'İngiliz' ? uk : us}/`, { exact: true }).waitFor()

      const speaker = page.getByRole('button', { name: `“${key.word}” kelimesini dinle` })
      await speaker.click()
      expect(await spoken(page)).toEqual([`${key.word} ${language}`])
      expect(await speaker.getAttribute('aria-pressed')).toBe('true')
      await page.evaluate(() => window.dispatchEvent(new Event('finish-speaking')))
      await soon(async () => expect(await speaker.getAttribute('aria-pressed')).toBe('false'))
      await page.keyboard.press('s')
      expect(await spoken(page)).toHaveLength(2)
    },
  )

  test('“Kelimeyi otomatik seslendir” says each word as it is asked', async ({ open }) => {
    const page = await open(pageAddress.settings, { viewport: desktop, prepare: withVoices })
    await page.getByRole('checkbox', { name: 'Kelimeyi otomatik seslendir' }).click()
    await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
    await startGame(page)
    const rounds = await play(page, 'kolay', ['right', 'right'])
    await questionUp(page, 3)
    const { key } = await readQuestion(page, 'kolay')

    const expected = [...rounds.map((round) => round.key.word), key.word]
    expect(await spoken(page)).toEqual(expected.map((word) => `${word} en-US`))
  })

  test('the review says the words that were asked', async ({ open }) => {
    const page = await open('/', { viewport: desktop, prepare: withVoices })
    await startGame(page, { count: 5 })
    const [, missed] = await play(page, 'kolay', ['right', 'wrong', 'right', 'right', 'right'])
    const word = missed?.key.word ?? ''
    await page
      .getByRole('region', { name: word, exact: true })
      .getByRole('button', { name: /kelimesini dinle$/ })
      .click()

    expect(await spoken(page)).toEqual([`${word} en-US`])
  })

  test('from Turkish to English the word asked for is not given away', async ({ open }) => {
    const page = await open('/', { viewport: desktop, prepare: withVoices })
    await startGame(page, { direction: 'tr-en' })

    await page.keyboard.press('s')

    expect(await spoken(page)).toEqual([])
    expect(await page.getByRole('button', { name: /dinle$/ }).count()).toBe(0)
  })

  test('a device that cannot play the sound says so', async ({ open }) => {
    const page = await open('/', { prepare: withVoices })
    await startGame(page)
    await page.keyboard.press('s')

    await page.evaluate(() => window.dispatchEvent(new Event('fail-speaking')))

    await page.getByRole('alert').getByText('Ses çalınamadı. Cihazının sesini denetle.').waitFor()
  })

  test.for([
    [['en-US'], /en-GB$/],
    [['en-US', 'en_GB'], /en-US$/],
  ] as const)(
    'a voice of the device comes before one from the network: %j',
    async ([remote, said], { open }) => {
      const page = await open('/', {
        viewport: desktop,
        prepare: (page) => withVoices(page, remote),
      })
      await startGame(page)
      await page.keyboard.press('s')

      await soon(async () => {
        expect((await spoken(page)).at(-1)).toMatch(said)
      })
    },
  )

  test('the example can be heard as well as the word', async ({ open }) => {
    const page = await open(wordAddress('light'), { prepare: withVoices })
    const listen = page.getByRole('button', { name: 'Örnek cümleyi dinle' }).first()
    const sentence = await page.locator('blockquote [lang=en]').first().textContent()

    await listen.click()

    expect(await spoken(page)).toEqual([`${sentence} en-US`])
    expect(await listen.getAttribute('aria-pressed')).toBe('true')
    await page.evaluate(() => window.dispatchEvent(new Event('finish-speaking')))
    await soon(async () => expect(await listen.getAttribute('aria-pressed')).toBe('false'))
  })

  test('a device without an English voice is told how to add one, and shows no speaker', async ({
    open,
  }) => {
    const howTo =
      'Bu cihazda İngilizce ses yok. Cihazının ayarlarından, metin okuma dilleri arasına İngilizceyi ekleyebilirsin.'
    const page = await open('/', { viewport: desktop })
    await startGame(page)
    expect(await page.getByRole('button', { name: /dinle$/ }).count()).toBe(0)
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await endGame(page)
    await page.locator('[data-verdict=missed]').press('Enter')
    await page.getByRole('dialog').getByText(howTo).waitFor()

    const settings = await open(pageAddress.settings)
    await settings.getByText(howTo).waitFor()
  })
})
