// The focus is where the learner is, and the keyboard alone is enough.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { loadingFailed, soon } from './page-checks.ts'
import {
  endGame,
  openResults,
  placeFor,
  play,
  questionUp,
  readQuestion,
  startGame,
} from './player.ts'
import { desktop, phone, test } from './product.ts'
import {
  answerCard,
  atContact,
  atQuestion,
  atResults,
  atShownAnswer,
  type Reach,
  still,
} from './reach-states.ts'

describe('focus', () => {
  test('goes to the heading of each screen the learner goes to, whose name the title tells', async ({
    open,
  }) => {
    const page = await open('/', { viewport: desktop })
    const bar = page.getByRole('navigation', { name: 'Ana menü' })

    for (const [link, heading, title] of [
      ['Hakkımızda', 'Hakkımızda', 'Hakkımızda'],
      ['İletişim', 'Bize yaz', 'İletişim'],
      ['Ayarlar', 'Ayarlar', 'Ayarlar'],
      ['Ana Sayfa', 'INGILIZCE OGRENIYORUM', 'Ana Sayfa'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click()
      await focusOn(page, heading)
      expect(await page.title()).toBe(`${title} · İngilizce Öğreniyorum`)
    }
    await page.goBack()
    await focusOn(page, 'Ayarlar')
  })

  test('is on the word of each question, while a quiet text tells how far the game is', async ({
    open,
  }) => {
    const page = await atQuestion(open, { count: 5 })
    for (const number of [1, 2, 3]) {
      await questionUp(page, number)
      const asked = await readQuestion(page, 'kolay')
      await focusOn(page, asked.key.word)
      const said = page.getByRole('banner').getByRole('status')
      expect(await said.textContent()).toBe(`Soru ${number}, toplam 5`)
      await page.keyboard.press(String(placeFor(asked, 'wrong') + 1))
    }
    await questionUp(page, 4)
    await page.keyboard.press('z')
    await soon(async () => expect(await focused(page)).toMatch(/^H1/))
  })

  test('follows the game, whose faces each have a title: question, review, results, and back home', async ({
    open,
  }) => {
    const page = await atQuestion(open, {})
    const titled = (name: string) =>
      soon(async () => expect(await page.title()).toBe(`${name} · İngilizce Öğreniyorum`))
    await titled('Tur')
    await play(page, 'kolay', ['wrong'])
    await questionUp(page, 2)
    await page.getByRole('button', { name: 'Bitir', exact: true }).click()
    await focusOn(page, '1 soruda 0 doğru')
    await titled('Yanıtların')

    await page.getByRole('link', { name: 'Hesaplama' }).click()
    await focusOn(page, '1 soruda 0 doğru')
    await titled('Hesaplama')

    await page.getByRole('button', { name: 'Yeni tur' }).click()
    await questionUp(page, 1)
    await focusOn(page, (await readQuestion(page, 'kolay')).key.word)
    await titled('Tur')
    await page.reload()
    await titled('Tur')

    await page.getByRole('link', { name: 'Düzey değiştir' }).click()
    await focusOn(page, 'INGILIZCE OGRENIYORUM')
    await titled('Ana Sayfa')
  })

  test('is not lost where an answer is shown, nor where words did not come', async ({ open }) => {
    const page = await atShownAnswer(open, 'İngilizceden Türkçeye')
    await soon(async () => expect(await focused(page)).not.toMatch(/^BODY/))

    const failing = await open('/', { ...still, expected: loadingFailed })
    await failing.route('**/{kolay.quiz,starter}-*.json', (route) => route.abort())
    await failing.getByRole('button', { name: /^KOLAY/ }).click()
    await focusOn(failing, 'Kelimeler yüklenemedi')
  })

  test('is not lost where the contact question is answered, rightly or not', async ({ open }) => {
    const page = await atContact(open)
    const question = await page.getByRole('heading', { level: 2 }).textContent()
    await answerCard(page, false)
    await soon(async () => {
      expect(await focused(page)).toMatch(/^H2 “.+” ne demek\?$/)
      expect(await page.getByRole('heading', { level: 2 }).textContent()).not.toBe(question)
    })

    await answerCard(page, true)
    await page.getByText(/^Doğru\./).waitFor()
    expect(await focused(page)).not.toMatch(/^BODY/)
  })

  test('returns to what opened a card or a menu', async ({ open }) => {
    const page = await atResults(open, 'Yanlış')
    const word = page.getByRole('list', { name: 'Yanlış bildiklerin' }).getByRole('button').first()
    await word.press('Enter')
    await page.getByRole('dialog').getByRole('blockquote').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await word.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Menüyü aç' }).press('Enter')
    await page.getByRole('link', { name: 'Hakkımızda' }).waitFor()
    await page.keyboard.press('Escape')
    await soon(async () => expect(await focused(page)).toBe('BUTTON Menüyü aç'))
  })

  const walks: readonly [string, Reach][] = [
    ['home', (open) => open('/', still)],
    ['the quiz', (open) => atQuestion(open, {})],
    ['the quiz on the stage', (open) => atQuestion(open, { direction: 'tr-en' })],
    ['the results', (open) => atResults(open, 'Doğru')],
    ['the settings', (open) => open(pageAddress.settings, still)],
    ['the contact question', (open) => atContact(open)],
  ]
  test.for(walks)('shows on every control of %s', async ([, reach], { open }) => {
    const page = await reach(open)
    await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
    let stops = 0
    for (;;) {
      await page.keyboard.press('Tab')
      const { name, isShown, isNew } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        const isNew = !element.hasAttribute('data-visited')
        element.setAttribute('data-visited', '')
        // A radio button lies unseen in its label, a switch beside its track; a slice has an outline.
        const around = [element, element.closest('label'), element.nextElementSibling]
        const isRinged = around.some((one) => {
          const style = one && getComputedStyle(one)
          return (
            style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 3
          )
        })
        const area = element.querySelector('path')
        const isTraced = area !== null && getComputedStyle(area).strokeWidth === '6px'
        return {
          name: `${element.tagName} ${element.ariaLabel ?? element.textContent}`,
          isShown: isRinged || isTraced,
          isNew,
        }
      })
      if (!isNew || name.startsWith('BODY')) break
      stops += 1
      expect(isShown, name).toBe(true)
    }
    expect(stops).toBeGreaterThan(5)
  })
})

describe('by keyboard alone', () => {
  test('a whole game is played, from home to the card of a missed word', async ({ open }) => {
    const page = await open('/', { viewport: desktop })
    await tabTo(page, /^INPUT 10$/)
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe('INPUT 5')
    await tabTo(page, /^BUTTON KOLAY/, 'Shift+Tab')
    await page.keyboard.press('Enter')

    for (const number of [1, 2, 3, 4, 5]) {
      await questionUp(page, number)
      const asked = await readQuestion(page, 'kolay')
      const place = placeFor(asked, number === 5 ? 'wrong' : 'right')
      for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press(number % 2 === 0 ? 'Enter' : ' ')
    }

    await focusOn(page, '5 soruda 4 doğru')
    // Not behind all the options of the review.
    await tabTo(page, /^A Hesaplama$/, 'Tab', 6)
    await page.keyboard.press('Enter')
    await focusOn(page, '5 soruda 4 doğru')
    await tabTo(page, /^g Yanlış: 1,/)
    await page.keyboard.press('Enter')
    const [word = ''] = await page
      .getByRole('list', { name: 'Yanlış bildiklerin' })
      .getByRole('button')
      .allTextContents()
    await tabTo(page, new RegExp(`^BUTTON ${word}$`))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: word }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('the first stop leads past the navigation into the content', async ({ open }) => {
    const page = await open(pageAddress.about, { viewport: desktop })
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('A İçeriğe geç')
    await page.keyboard.press('Enter')
    await soon(async () => expect(await focused(page)).toMatch(/^MAIN/))
  })

  test('Tab reaches level, direction and count in this order', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await tabTo(page, /^BUTTON KOLAY/)
    const stops = []
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab')
      stops.push(await focused(page))
    }
    expect(stops).toEqual([
      expect.stringMatching(/^BUTTON ZOR/),
      expect.stringMatching(/^A B1/),
      'A Öğrenerek başla',
      'INPUT İngilizceden Türkçeye',
      'INPUT 10',
    ])
  })
})

describe('with reduced motion', () => {
  test('nothing moves on home, in a question, in the review or in the results', async ({
    open,
  }) => {
    const page = await open('/', still)
    const moving = () => page.evaluate(() => document.getAnimations().length)
    expect(await moving()).toBe(0)
    await startGame(page)
    expect(await moving()).toBe(0)
    await play(page, 'kolay', ['right', 'wrong'])
    await questionUp(page, 3)
    expect(await moving()).toBe(0)
    await endGame(page)
    expect(await moving()).toBe(0)
    await openResults(page)
    await page.getByRole('button', { name: /^Doğru:/ }).press('Enter')
    expect(await moving()).toBe(0)
  })
})

/** What has the focus: its element and its name. */
async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement
    const label = element?.closest('label')?.textContent
    return `${element?.tagName} ${element?.ariaLabel ?? label ?? element?.textContent}`.trim()
  })
}

async function focusOn(page: Page, heading: string) {
  await soon(async () => expect(await focused(page)).toBe(`H1 ${heading}`))
}

/** Presses Tab until the focus is on what `name` describes. */
async function tabTo(page: Page, name: RegExp, key = 'Tab', most = 60) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key)
    if (name.test(await focused(page))) return
  }
  throw new Error(`${key} never reaches ${name}`)
}
