import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from './page-checks.ts'
import { wordsOf } from './words.ts'

/** What a page that lives on another day keeps of its clock. */
type World = { ownDate?: DateConstructor; shiftMs: number }

/** Makes a page live on another day: its clock goes on from `iso`. */
export async function liveOn(page: Page, iso: string): Promise<void> {
  await page.addInitScript((ms) => {
    // A page may have been shifted before: the device's own clock is kept aside.
    const world = globalThis as unknown as World
    world.ownDate ??= Date
    const own = world.ownDate
    world.shiftMs = ms - own.now()
    class Shifted extends own {
      constructor(...parts: []) {
        if (parts.length > 0) super(...parts)
        else super(own.now() + world.shiftMs)
      }
      static override now() {
        return own.now() + world.shiftMs
      }
    }
    globalThis.Date = Shifted as DateConstructor
  }, Date.parse(iso))
}

/** Lets a page that lives on another day come to the next one, without a reload. */
export async function sleepOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as unknown as World).shiftMs += 24 * 3_600_000
  })
}

/** How one word of Tekrar was put on the screen. */
export type RecallKind = 'teach' | 'choice' | 'typed' | 'shown' | 'write' | 'end' | 'nothing'

/** Waits for the next word, or the end, and tells how it is asked. */
export async function recallUp(page: Page): Promise<RecallKind> {
  const main = page.locator('#icerik')
  const signs = {
    teach: main.getByRole('button', { name: 'Anladım', exact: true }),
    shown: main.getByRole('button', { name: 'Yanıtı göster', exact: true }),
    typed: main.getByRole('textbox', { name: 'Türkçesini yaz' }),
    write: main.getByRole('textbox', { name: /^(İngilizcesini|Duyduğunu) yaz$/ }),
    choice: main.getByRole('group', { name: /kelimesinin (anlamı|karşılığı) hangisi/ }),
    end: main.getByRole('heading', { name: 'Bugünlük bu kadar' }),
    // Who is new here is told so before it is known.
    nothing: main
      .getByRole('heading', { name: 'Bugün tekrar yok' })
      .and(page.locator(':not([aria-busy] *)')),
  } as const
  let asked: RecallKind | undefined
  await soon(async () => {
    for (const [kind, sign] of Object.entries(signs)) {
      if ((await sign.count()) > 0) asked = kind as RecallKind
    }
    expect(asked, 'what is asked').toBeDefined()
  })
  return asked as RecallKind
}

/** The word on the stage. */
export async function recallWord(page: Page): Promise<string> {
  return (await page.locator('#icerik h1').textContent()) ?? ''
}

/** Deals with the word on the screen, knowing it or not; tells how it was asked. */
export async function dealWithWord(page: Page, knows: boolean): Promise<RecallKind> {
  const kind = await recallUp(page)
  const word = await recallWord(page)
  // The card comes a moment after what the question knows by itself.
  const whole = () => page.locator('#icerik blockquote').first().waitFor()
  if (kind === 'teach') await whole()
  // What must have gone for the screen to have gone on.
  let shown = await page.locator('#icerik').innerText()
  const answered = async () => {
    await page.getByRole('button', { name: 'Sonraki', exact: true }).waitFor()
    shown = await page.locator('#icerik').innerText()
    await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
  }
  const entry = [...wordsOf('zor'), ...wordsOf('kolay')].find((one) => one.word === word)
  switch (kind) {
    case 'teach':
      await page.getByRole('button', { name: 'Anladım', exact: true }).click()
      break
    case 'shown':
      await page.keyboard.press('Space')
      await page.getByRole('group', { name: 'Nasıl hatırladın?' }).waitFor()
      await whole()
      shown = await page.locator('#icerik').innerText()
      await page.keyboard.press(knows ? 'Enter' : '1')
      break
    case 'typed':
      await page.getByRole('textbox').fill(knows ? (entry?.gloss ?? '') : 'zzz')
      await page.keyboard.press('Enter')
      await answered()
      break
    case 'choice': {
      const options = page.getByRole('group', { name: /anlamı hangisi/ }).getByRole('button')
      const texts = await options.allTextContents()
      const right = texts.findIndex((text) =>
        text.toLocaleLowerCase('tr').endsWith(entry?.turkish[0] ?? '?'),
      )
      expect(right).toBeGreaterThanOrEqual(0)
      await page.keyboard.press(String((knows ? right : (right + 1) % 5) + 1))
      await answered()
      break
    }
  }
  await goneOn(page, shown)
  return kind
}

/** Goes through the day's words to its end; tells each word with the way it was asked. */
export async function studyDay(
  page: Page,
  knows: (word: string) => boolean = () => true,
): Promise<string[]> {
  const asked: string[] = []
  for (;;) {
    const kind = await recallUp(page)
    if (kind === 'end' || kind === 'nothing') return asked
    const word = await recallWord(page)
    asked.push(`${kind} ${word}`)
    await dealWithWord(page, knows(word))
  }
}

/** Waits until the screen has gone on from what it showed. */
async function goneOn(page: Page, shown: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('#icerik')?.innerText !== text,
    shown,
  )
}
