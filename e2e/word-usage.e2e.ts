// How a word is used: on its page and card, in Tekrar's answer, and to find it by.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations, loadingFailed, soon } from './page-checks.ts'
import { desktop, phone, test } from './product.ts'
import { allDetails } from './words.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Sonuçlar' }).getByRole('listitem')

async function search(page: Page, typed: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Kelime ara' }).fill(typed)
}

/** The phrases that a page shows, with what is marked in them. */
async function usesOn(page: Page) {
  return await page.locator('main dl').evaluateAll((lists) =>
    lists
      .filter((list) => list.previousElementSibling?.textContent === 'Kullanımı')
      .flatMap((list) => [...list.querySelectorAll('[lang]')])
      .map((phrase) => ({
        language: phrase.getAttribute('lang'),
        text: phrase.textContent,
        marked: phrase.querySelector('b')?.textContent ?? '',
      })),
  )
}

describe('the page of a word', () => {
  test('shows its uses, the word marked in both languages, and its patterns as English', async ({
    open,
  }) => {
    const page = await open('/kelimeler/turn', { viewport: phone })

    const uses = await usesOn(page)
    expect(uses).toContainEqual({ language: 'en', text: 'take turns', marked: 'turns' })
    expect(uses).toContainEqual({ language: 'tr', text: 'sırayla yapmak', marked: 'sırayla' })
    const pattern = page.getByText("someone's turn to do", { exact: true })
    expect(await pattern.getAttribute('lang')).toBe('en')
  })

  test('says beside the part of speech what is true of all senses', async ({ open }) => {
    for (const [slug, says] of [
      ['research', 'isim · sayılamaz'],
      ['headphones', 'isim · çoğul'],
      ['breakfast', 'isim · sayılabilir ve sayılamaz'],
      ['offer', 'isim'],
    ] as const) {
      const page = await open(`/kelimeler/${slug}`, { viewport: phone })
      const kind = page.locator('main').getByText(/^isim/).first().locator('..')
      await soon(async () => expect(await kind.innerText()).toBe(says))
    }
  })

  test('says other meanings by part of speech, with their own sound', async ({ open }) => {
    const page = await open('/kelimeler/used', { viewport: phone })
    const others = page.locator('dl div', { hasText: 'Başka anlamları' })
    expect(await others.innerText()).toMatch(/sıfat \/juːst\/ alışkın, alışık/)
  })

  test('tells search engines how the word is used', async ({ open }) => {
    const page = await open('/kelimeler/turn')
    const [one, other] = allDetails().get('turn')?.entries[0]?.senses[0]?.uses ?? []
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(
      `${one?.en}: ${one?.tr}; ${other?.en}: ${other?.tr}`,
    )
  })

  test.for([
    [{ ...phone, height: 2600 }, 'light'],
    [desktop, 'dark'],
  ] as const)(
    'has nothing in the way of assistive technology: %o',
    async ([viewport, colorScheme], { open }) => {
      for (const slug of ['turn', 'research', 'used']) {
        const options = { viewport, colorScheme, reducedMotion: 'reduce' } as const
        const page = await open(`/kelimeler/${slug}`, options)
        await page.waitForLoadState('networkidle')
        await expectNoAxeViolations(page)
      }
    },
  )
})

describe('searching by a use', () => {
  test.for([
    ['take turns', 'turn', 'sırayla yapmak'],
    ['TAKE TURN', 'turn', 'sırayla yapmak'],
    ['sirayla yapmak', 'turn', 'sırayla yapmak'],
    ['sende yapma sırası', 'turn', 'yemek yapma sırası sende'],
    ['beklemek sırasını', 'turn', 'sırasını beklemek'],
  ] as const)('%s finds %s and says by which it is', async ([typed, headword, shown], { open }) => {
    const page = await open('/kelimeler', { viewport: phone })
    await search(page, typed)

    const row = rows(page).filter({ hasText: shown })
    await row.waitFor()
    expect(await row.locator('[lang=en]').first().textContent()).toBe(headword)
  })

  test('a word found by its own texts stands before one found by a use', async ({ open }) => {
    const page = await open('/kelimeler?q=kahvalt%C4%B1%20etmek', { viewport: phone })
    await rows(page).filter({ hasText: 'have breakfast' }).waitFor()
    await search(page, 'kahvaltı')
    await soon(async () => {
      const first = rows(page).first()
      expect(await first.locator('[lang=en]').first().textContent()).toBe('breakfast')
    })
  })

  test('opens the card, which shows the use', async ({ open }) => {
    const page = await open('/kelimeler?q=accept%20an%20offer', { viewport: phone })
    await rows(page).filter({ hasText: 'bir teklifi kabul etmek' }).getByRole('link').click()

    const card = page.getByRole('dialog')
    await card.getByText('Kullanımı').first().waitFor()
    expect(await card.locator('dt').allInnerTexts()).toContain('accept an offer')
  })

  test('words are found as before where uses do not come', async ({ open }) => {
    const page = await open('/', { viewport: phone, expected: loadingFailed })
    await page.route('**/words.uses-*.json', (route) => route.abort())
    await page.goto(new URL('/kelimeler', page.url()).href)
    await search(page, 'abundant')
    await rows(page).filter({ hasText: 'abundant' }).waitFor()

    await search(page, 'sırayla yapmak')
    await page.getByRole('heading', { name: '“sırayla yapmak” bulunamadı' }).waitFor()
  })

  test('nothing of it is loaded by who only looks through the list', async ({ open }) => {
    const page = await open('/kelimeler', { viewport: phone })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await rows(page).first().waitFor()
    await search(page, 'tu')
    await rows(page).filter({ hasText: 'turn' }).first().waitFor()
    expect(asked.filter((url) => url.includes('words.uses'))).toEqual([])

    await search(page, 'turn')
    await soon(async () => {
      expect(asked.filter((url) => url.includes('words.uses'))).toHaveLength(1)
    })
  })
})

describe('Tekrar', () => {
  test('shows how the word is used with its answer, and not before', async ({ open }) => {
    const page = await open('/kelimeler/headphones')
    await page.getByRole('button', { name: 'Bugün tekrar et' }).click()
    await page.getByRole('link', { name: 'Tekrar’a git' }).click()
    await page.getByText('wear headphones', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Anladım', exact: true }).click()

    const options = page.getByRole('group', { name: '“headphones” kelimesinin anlamı hangisi?' })
    await options.waitFor()
    expect(await page.getByText('wear headphones', { exact: true }).count()).toBe(0)
    await options.getByRole('button').first().click()
    await options.getByRole('button', { name: /headphones/ }).click()

    const card = page.getByRole('dialog')
    await card.getByText('wear headphones', { exact: true }).waitFor()
    await card.getByText('isim · çoğul').waitFor()
  })
})
