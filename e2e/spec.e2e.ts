// The specification of the product, line by line: its screens, the choice of a level, the quiz.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { ListName } from '#domain/words/entry.ts'
import { openPage, soon } from './page-checks.ts'
import { marksAfter, play, questionUp, readQuestion, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { startServer } from './server.ts'
import { turkishOf, wordsOf } from './words.ts'

const navLinks = [
  ['Ana Sayfa', '/'],
  ['Hakkımızda', '/hakkimizda'],
  ['İletişim', '/contact'],
] as const

describe('screens and routes', () => {
  test.for([
    ['/', 'INGILIZCE OGRENIYORUM'],
    ['/calculation', 'Henüz bir tur yok'],
    ['/contact', 'Bize yaz'],
    ['/hakkimizda', 'Hakkımızda'],
  ] as const)('%s is a screen of its own', async ([path, heading], { open, origin }) => {
    const page = await open(path)

    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect((await fetch(origin + path)).status).toBe(200)
  })

  test('/hakkimizda is a real page, down to what becomes of the learner’s data', async ({
    open,
  }) => {
    const page = await open('/hakkimizda')

    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings).toEqual(expect.arrayContaining(['Nasıl çalışır?', 'Gizlilik']))
  })

  test('any other address is a Turkish 404 inside the frame, with status 404', async ({
    open,
    origin,
  }) => {
    const page = await open('/calculations', { expected: [/status of 404/] })

    expect((await fetch(`${origin}/calculations`)).status).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Böyle bir sayfa yok' }).waitFor()
    await page.getByRole('link', { name: 'Ana Sayfa’ya dön' }).click()
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('the navigation bar has the brand and three links, and they lead where they say', async ({
    open,
  }) => {
    const page = await open('/', { viewport: desktop })
    const bar = page.getByRole('navigation', { name: 'Ana menü' })

    expect(await page.getByRole('banner').getByRole('link').first().textContent()).toBe(
      'INGILIZCE OGRENIYORUM',
    )
    for (const [name, path] of navLinks) {
      await bar.getByRole('link', { name }).click()
      await page.waitForURL(`**${path}`)
      expect(await bar.locator('[aria-current=page]').allTextContents()).toEqual([name])
    }
  })

  test('the navigation bar stands on every screen', async ({ open, origin }) => {
    const page = await open('/', { viewport: desktop, expected: [/status of 404/] })
    for (const path of ['/', '/calculation', '/contact', '/hakkimizda', '/ayarlar', '/yok']) {
      await page.goto(origin + path)
      const bar = page.getByRole('navigation', { name: 'Ana menü' })
      for (const [name, href] of navLinks) {
        expect(await bar.getByRole('link', { name }).getAttribute('href')).toBe(href)
      }
    }
  })

  test('on small screens a menu button toggles the links, which start closed', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    const menu = page.getByRole('navigation', { name: 'Menü', exact: true })

    expect(await page.getByRole('link', { name: 'İletişim' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Menüyü aç', expanded: false }).click()
    for (const [name, path] of navLinks) {
      expect(await menu.getByRole('link', { name }).getAttribute('href')).toBe(path)
    }
    await page.getByRole('button', { name: 'Menüyü kapat', expanded: true }).click()
    await menu.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    await menu.getByRole('link', { name: 'İletişim' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bize yaz' }).waitFor()
    expect(await menu.isVisible()).toBe(false)
  })

  test('during a game the links fold behind the toggle on wide screens too', async ({ open }) => {
    const page = await open('/', { viewport: desktop })
    await startGame(page)

    expect(await page.getByRole('navigation', { name: 'Ana menü' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menüyü aç', expanded: false }).click()
    await page.getByRole('link', { name: 'Hakkımızda' }).waitFor()
  })
})

describe('home and quiz', () => {
  test('the title reads INGILIZCE OGRENIYORUM, letter by letter', async ({ open }) => {
    const page = await open('/')

    const title = page.getByRole('heading', { level: 1 })
    expect(await title.textContent()).toBe('INGILIZCE OGRENIYORUM')
    expect(await title.evaluate((heading) => heading.ariaLabel)).toBe('INGILIZCE OGRENIYORUM')
  })

  test('the welcome line is for the Ingilizce Ogreniyorum Programi', async ({ open }) => {
    const page = await open('/')

    await page
      .getByText('Ingilizce Ogreniyorum Programi’na hoş geldin. Bir düzey seç, başlayalım.', {
        exact: true,
      })
      .waitFor()
  })

  test('no difficulty is chosen at the start: the two large buttons show, and no question', async ({
    open,
  }) => {
    const page = await open('/', { viewport: phone })

    for (const name of ['KOLAY', 'ZOR']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(box?.width).toBeGreaterThan(150)
      expect(box?.height).toBeGreaterThan(100)
    }
    expect(await page.locator('fieldset').count()).toBe(0)
  })

  test.for(['kolay', 'zor'] as const)(
    '%s shows a word of its list in large text, and five radios with Turkish of its list',
    async (list, { open }) => {
      const page = await open('/', { viewport: desktop })
      await startGame(page, { list })

      const { key, options } = await readQuestion(page, list)
      expect(await page.getByRole('radio').count()).toBe(5)
      for (const option of options) {
        const radio = page.getByRole('radio', { name: turkishOf(option, 1), exact: true })
        expect(await radio.count()).toBe(1)
      }
      const word = page.getByRole('heading', { level: 1, name: key.word, exact: true })
      const size = await word.evaluate((heading) => getComputedStyle(heading).fontSize)
      expect(Number.parseFloat(size)).toBeGreaterThan(60)
      await page.getByRole('button', { name: 'Bitir', exact: true }).waitFor()
    },
  )

  test('picking an option selects it alone, appends the round and draws new options', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)
    const before = await readQuestion(page, 'kolay')

    expect(await marksAfter(page, '2')).toEqual([1])
    await questionUp(page, 2)
    const after = await readQuestion(page, 'kolay')

    expect(after.key.word).not.toBe(before.key.word)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  })

  test('selecting another option takes the selection from the first', async ({ open }) => {
    const page = await open('/')
    await startGame(page)

    expect(await marksAfter(page, 'ArrowDown')).toEqual([0])
    expect(await marksAfter(page, 'ArrowDown')).toEqual([1])
  })

  test('“Düzey değiştir” leads from the quiz back to the choice of a difficulty', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page)

    await page.getByRole('link', { name: 'Düzey değiştir' }).click()

    await page.getByRole('button', { name: /^ZOR/ }).waitFor()
    expect(await page.locator('fieldset').count()).toBe(0)
  })

  test('a game has ten questions unless the learner chooses otherwise', async ({ open }) => {
    const page = await open('/')

    expect(await page.getByRole('radio', { name: '10' }).isChecked()).toBe(true)
    await startGame(page)
    await page.getByText('Soru 1, toplam 10').waitFor()
  })

  test('every question has five different options, one of them right, in changing places', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 20 })

    const rounds = await play(page, 'kolay', Array(12).fill('unknown'))

    for (const { key, options } of rounds) {
      expect(new Set(options.map(({ word }) => word)).size).toBe(5)
      expect(options.filter(({ word }) => word === key.word)).toHaveLength(1)
      expect(new Set(options.map(({ partOfSpeech }) => partOfSpeech)).size).toBe(1)
    }
    expect(new Set(rounds.map(({ key }) => key.word)).size).toBe(12)
    expect(new Set(rounds.map(({ options, key }) => options.indexOf(key))).size).toBeGreaterThan(1)
  })

  test('the words of ZOR run from abundant to wilt with a definition each', () => {
    const entries = wordsOf('zor')
    const words = entries.map(({ word }) => word)

    expect(words.length).toBeGreaterThanOrEqual(330)
    expect(words).toEqual(words.toSorted())
    expect([words.at(0), words.at(-1)]).toEqual(['abundant', 'wilt'])
    for (const { wordInfo } of entries) expect(typeof wordInfo).toBe('string')
  })

  test('the words of KOLAY carry a list of definitions, and no word stands there twice', () => {
    const entries = wordsOf('kolay')

    for (const { wordInfo } of entries) expect(wordInfo).toBeInstanceOf(Array)
    expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length)
  })
})

describe('contact', () => {
  test('/contact shows a question card: a question and a grid of five answers', async ({
    open,
  }) => {
    const page = await open('/contact', { viewport: desktop })

    await page.getByRole('heading', { level: 2, name: /^“.+” ne demek\?$/ }).waitFor()
    const answers = page.getByRole('group', { name: 'Yanıtlar' }).getByRole('button')
    expect(await answers.count()).toBe(5)
    const boxes = await Promise.all((await answers.all()).map((answer) => answer.boundingBox()))
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(2)
  })

  test('exactly one answer of the card is right; a wrong one brings another question', async ({
    open,
  }) => {
    const page = await open('/contact')
    const { entry, wrong } = await readCard(page)

    await page.getByRole('button', { name: wrong, exact: true }).click()
    await page.getByText('Bu değil').waitFor()
    await soon(async () => expect((await readCard(page)).entry.word).not.toBe(entry.word))

    const next = await readCard(page)
    await page.getByRole('button', { name: next.right, exact: true }).click()
    await page.getByText(`Doğru. ${next.entry.word} = ${next.entry.gloss}.`).waitFor()
  })

  test('the e-mail way is there where the operator has named one', async ({
    browser,
    onTestFinished,
  }) => {
    const server = await startServer({ CONTACT_EMAIL: 'bize@example.com' })
    onTestFinished(async () => void (await server.stop()))
    const page = await openPage(browser, `${server.origin}/contact`, { finished: onTestFinished })

    const link = page.getByRole('link', { name: 'bize@example.com' })
    expect(await link.getAttribute('href')).toBe('mailto:bize@example.com')
  })
})

/** The question of the contact card, with the text of its right answer and of a wrong one. */
async function readCard(page: Page, list: ListName = 'kolay') {
  const question = page.getByRole('heading', { level: 2, name: /ne demek\?$/ })
  const word = /“(.+)”/.exec((await question.textContent()) ?? '')?.[1]
  const entry = wordsOf(list).find((one) => one.word === word)
  if (!entry) throw new Error(`“${word}” is no word of ${list}`)
  const answers = await page
    .getByRole('group', { name: 'Yanıtlar' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.lastElementChild?.textContent ?? ''))
  const right = answers.filter((answer) => answer.toLocaleLowerCase('tr') === entry.gloss)
  expect(right).toHaveLength(1)
  const wrong = answers.filter((answer) => !right.includes(answer))
  return { entry, right: right[0] ?? '', wrong: wrong[0] ?? '' }
}
