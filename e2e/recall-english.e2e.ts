// The other direction: Tekrar asks for the English of words that sit.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import { expectNoAxeViolations } from './page-checks.ts'
import { desktop, type Open, phone, test } from './product.ts'
import { importAnswers } from './progress-player.ts'
import { istanbul, noon } from './recall-device.ts'
import { dealWithWord, liveOn, recallUp, recallWord } from './recall-player.ts'
import { producedOn, recognizedOn, recordsOf } from './studied-words.ts'
import { spoken, withVoices } from './voices.ts'
import { allDetails } from './words.ts'

const details = allDetails()

const zor = (sense: string) => ({ sense, list: 'zor' })
const [wilt, scarce, fertile] = [zor('wilt.v.1'), zor('scarce.adj.1'), zor('fertile.adj.1')]
// Firm on the 8th, and not due again before the end of the month.
const firm = [1, 3, 8]

type Answers = readonly Partial<AnswerRecord>[]

/** A learner of the 22nd who has given `answers`; with `asksEnglish`, who wants English to be asked. */
async function learner(
  open: Open,
  answers: Answers,
  { asksEnglish = true, ...options }: { asksEnglish?: boolean } & Parameters<Open>[1] = {},
): Promise<Page> {
  const { prepare } = options
  const page = await open('/', {
    ...istanbul,
    ...options,
    prepare: async (fresh) => {
      await liveOn(fresh, noon('2026-11-22'))
      await prepare?.(fresh)
    },
  })
  await importAnswers(page, recordsOf(...answers))
  if (asksEnglish) await page.getByRole('checkbox', { name: 'İngilizcesini de sor' }).click()
  await page.goto(new URL('/tekrar', page.url()).href)
  return page
}

const senseOf = (slug: string) => details.get(slug)?.entries[0]?.senses[0]
const meaningOf = (slug: string) => withTurkishCapital(senseOf(slug)?.definitionTr ?? '')
const glossOf = (slug: string) => senseOf(slug)?.gloss[0] ?? ''

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

describe('İngilizcesini de sor', () => {
  test.for([
    ['phone', 'light', phone],
    ['desktop', 'dark', desktop],
  ] as const)(
    'is asked once, and then a firm word by the gap in its example, with a hint to ask for (%s, %s)',
    async ([, colorScheme, viewport], { open }) => {
      const due = recognizedOn(fertile, [1, 2, 5])
      const page = await learner(open, [...recognizedOn(wilt, firm), ...due], {
        asksEnglish: false,
        viewport,
        colorScheme,
      })
      await page.getByRole('textbox', { name: 'Türkçesini yaz' }).waitFor()
      await dealWithWord(page, true)
      expect(await recallUp(page)).toBe('end')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'İngilizcesini de sor' }).click()
      await page.getByRole('button', { name: '1 kelimeyi tekrar et' }).click()

      expect(await recallUp(page)).toBe('write')
      await page.getByRole('heading', { name: meaningOf('wilt') }).waitFor()
      await page.getByText('I forgot to water the flowers, and they all').waitFor()
      expect(
        await page.getByRole('textbox').evaluate((one) => one === document.activeElement),
      ).toBe(true)
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'İpucu' }).click()
      await page.getByRole('img', { name: 'boşluk: w ile başlıyor, 6 harf' }).waitFor()
      await page.getByText('İlk harf ve uzunluk gösterildi').waitFor()
      await expectNoAxeViolations(page)
      await write(page, 'wilted')
      await page.getByText('Doğru', { exact: true }).waitFor()

      // By itself, after a moment.
      expect(await recallUp(page)).toBe('end')
      expect(await page.getByText('İngilizcesini de soralım mı?').count()).toBe(0)
    },
  )

  test('a slip of the pen is right, another word is shown beside the one asked for, and comes again', async ({
    open,
  }) => {
    const page = await learner(open, [
      ...recognizedOn(wilt, firm),
      ...recognizedOn(scarce, firm),
      ...producedOn(wilt, [10]),
      ...producedOn(scarce, [10]),
    ])
    const wrongFirst = async (): Promise<void> => {
      expect(await recallUp(page)).toBe('write')
      const isWilt = (await recallWord(page)).startsWith(meaningOf('wilt').slice(0, 9))
      await write(page, isWilt ? 'wlt' : 'fertile')
      if (isWilt) {
        await page.getByText('Doğru; yazımı: wilt').waitFor()
        await page.getByText('Yazdığın: wlt').waitFor()
      } else {
        await page.getByText(`fertile: ${glossOf('fertile')}. Burada: scarce`).waitFor()
        await page.getByText('Yazdığın: fertile').waitFor()
      }
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
      await page
        .getByRole('button', { name: 'Sonraki', exact: true })
        .waitFor({ state: 'detached' })
    }
    await wrongFirst()
    await wrongFirst()

    expect(await recallUp(page)).toBe('write')
    await page.getByRole('banner').getByText('1 kelime kaldı').waitFor()
    await write(page, 'scarce')
    expect(await recallUp(page)).toBe('end')
    await page.getByText('2 kelime · ilk seferde: 1').waitFor()
    await page.getByRole('link', { name: /^scarce\s*sıfat/ }).waitFor()
  })

  test('another word of the same meaning is true as well: it is not graded, and asked again', async ({
    open,
  }) => {
    const page = await learner(open, [...recognizedOn(wilt, firm), ...producedOn(wilt, [10])])
    await write(page, 'wither')

    await page.getByText('Bu da doğru; burada başka bir kelime soruluyor.').waitFor()
    await page.getByRole('img', { name: 'boşluk: w ile başlıyor, 4 harf' }).waitFor()
    await write(page, 'wilt')
    await page.getByText('Doğru', { exact: true }).waitFor()
  })

  test('where the device has a voice a word is dictated, and nothing else says what it is', async ({
    open,
  }) => {
    const page = await learner(open, [...recognizedOn(wilt, firm), ...producedOn(wilt, [9, 10])], {
      prepare: withVoices,
    })

    await page.getByRole('heading', { name: 'Duyduğunu yaz' }).waitFor()
    expect(await page.locator('#icerik').innerText()).not.toMatch(/wilt|solmak|Susuz/i)
    expect((await spoken(page)).at(0)).toBe('wilt en-US')
    await page.getByRole('button', { name: 'Yeniden dinle' }).click()
    expect(await spoken(page)).toHaveLength(2)
    await write(page, 'wilt')
    expect(await recallUp(page)).toBe('end')
  })
})
