// Öğren: words are taught, asked and learned; and nothing of it is lost.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { seededRandom } from '#domain/random.ts'
import { standing } from '#domain/record/log-record.ts'
import {
  dealWith,
  learnedSoFar,
  learnUp,
  rightPlace,
  rightTurkish,
  startLearning,
  wordUp,
} from './learn-player.ts'
import { openTab, soon } from './page-checks.ts'
import { desktop, phone, test } from './product.ts'
import { storedRecord } from './stored-record.ts'

const zor = `${pageAddress.learn}?liste=zor`

test('five words of a set are learned by taps on a phone, with a break and a reload on the way', async ({
  open,
}) => {
  const page = await open(zor, { viewport: phone, hasTouch: true })
  await page.getByText(/kelimeyi henüz görmedin/).waitFor()
  await startLearning(page)
  expect(await learnedSoFar(page)).toBe('0, toplam 5')
  await page.getByText('Yeni kelime').waitFor()

  // A card, its question, and the next card.
  const first = await wordUp(page)
  expect(await dealWith(page, true, 'tap')).toBe('card')
  expect(await wordUp(page)).toBe(first)
  expect(await dealWith(page, true, 'tap')).toBe('choice')
  expect(await learnUp(page)).toBe('card')
  const second = await wordUp(page)
  expect(second).not.toBe(first)

  await page.getByRole('link', { name: 'Ara ver' }).click()
  await page.getByRole('heading', { name: 'INGILIZCE OGRENIYORUM' }).waitFor()
  // Without a set, where one was.
  await page.goto(new URL(pageAddress.learn, page.url()).href)
  await soon(async () => expect(await wordUp(page)).toBe(second))
  await dealWith(page, true, 'tap')
  await page.reload()
  expect(await learnUp(page)).toBe('choice')
  expect(await wordUp(page)).toBe(second)

  const kinds: string[] = []
  while ((await learnUp(page)) !== 'end') kinds.push(await dealWith(page, true, 'tap'))
  expect(kinds.filter((kind) => kind === 'typed')).toHaveLength(5)
  await page.getByRole('heading', { level: 1, name: '5 kelime öğrendin' }).waitFor()
  const learned = page.locator('#icerik section').first().getByRole('link')
  expect(await learned.allTextContents()).toContain(first)
  await page.getByRole('button', { name: /10 kelime daha öğren/ }).waitFor()
  await page.getByRole('link', { name: /Bugünlük yeter/ }).waitFor()

  const { records } = await storedRecord(page)
  const count = (kind: string) => records.filter((one) => one.kind === kind).length
  expect(count('teach')).toBe(5)
  expect(
    new Set(records.filter(({ kind }) => kind === 'answer').map(({ sense }) => sense)).size,
  ).toBe(5)

  // What was learned has a card of its own, and Back the end again.
  await learned.first().click()
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '5 kelime öğrendin' }).waitFor()

  // Tekrar asks them tomorrow, and does not teach them again.
  await page.goto(new URL(pageAddress.recall, page.url()).href)
  await page.getByRole('heading', { name: 'Bugün tekrar yok' }).waitFor()
})

test('a session is learned with the keyboard alone, with what is missed and what is taken back', async ({
  open,
}) => {
  const page = await open(zor, { viewport: desktop })
  await page.getByRole('radio', { name: '5', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  // Known without being taught: asked at once, without options.
  expect(await learnUp(page)).toBe('card')
  const known = await wordUp(page)
  await page.keyboard.press('k')
  expect(await learnUp(page)).toBe('typed')
  await dealWith(page, true, 'keys')

  // Missed: the right one is shown, then the card comes again.
  expect(await dealWith(page, true, 'keys')).toBe('card')
  const missed = await wordUp(page)
  const wrong = ((await rightPlace(page)) + 1) % 5
  await page.keyboard.press(String(wrong + 1))
  await page.locator('[data-verdict=missed]').waitFor()
  await page.getByRole('status').filter({ hasText: 'Doğrusu' }).waitFor()
  // Taken back, the same question is there; missed again, it waits for Enter.
  await page.keyboard.press('z')
  expect(await learnUp(page)).toBe('choice')
  expect(await wordUp(page)).toBe(missed)
  await page.keyboard.press(String(wrong + 1))
  await page.locator('[data-verdict=missed]').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Bir daha bak').waitFor()
  expect(await wordUp(page)).toBe(missed)
  // Z takes back the miss from the card as well, and Anladım from the question after it.
  await page.keyboard.press('z')
  expect(await learnUp(page)).toBe('choice')
  await page.keyboard.press('z')
  expect(await learnUp(page)).toBe('card')
  await dealWith(page, true, 'keys')
  await dealWith(page, false, 'keys')
  await dealWith(page, true, 'keys')

  while ((await learnUp(page)) !== 'end') await dealWith(page, true, 'keys')
  await page.getByRole('heading', { level: 1, name: '5 kelime öğrendin' }).waitFor()
  // They all come again: the one that was missed is only the one to look at.
  await page.getByRole('heading', { name: '1 kelimede takıldın' }).waitFor()
  await page.getByText('Yarın bu kelimelerin ilk tekrarı var.').waitFor()
  const rows = page.getByRole('listitem').filter({ hasText: missed })
  expect(await rows.last().innerText()).toContain('yarın')
  const { records } = await storedRecord(page)
  const senses = records.filter(({ kind }) => kind === 'teach').map(({ sense }) => sense)
  // One was known; one was taught, taken back and taught again.
  expect(new Set(senses).size).toBe(4)
  expect(senses.some((sense) => sense?.startsWith(`${known}.`))).toBe(false)
})

test('two tabs on one session lose and double nothing, whichever of them is used when', async ({
  open,
}) => {
  const one = await open(zor, { viewport: phone })
  await startLearning(one)
  const other = await openTab(one, one.url())
  const tabs = [one, other]
  await learnUp(other)

  // Whatever a tab shows is dealt with, though the other may have gone on from it a moment ago.
  const random = seededRandom(20)
  for (let turn = 0; turn < 24; turn += 1) {
    const page = tabs[Math.floor(random() * tabs.length)] as Page
    const drawn = random()
    if (turn === 15) await page.reload()
    else if (drawn < 0.15) await page.keyboard.press('z')
    else if ((await page.getByRole('textbox').count()) > 0) {
      await page.getByRole('textbox').fill(await rightTurkish(page))
      await page.keyboard.press('Enter')
    } else if (drawn < 0.5) await page.keyboard.press('Enter')
    else await page.keyboard.press(String(1 + Math.floor(random() * 5)))
  }
  const next = one.getByRole('button', { name: 'Sonraki' })
  for (let kind = ''; kind !== 'end'; ) {
    await soon(async () => {
      if ((await next.count()) > 0) await one.keyboard.press('Enter')
      expect(await next.count()).toBe(0)
    })
    kind = await learnUp(one)
    if (kind !== 'end') await dealWith(one, true, 'keys')
  }
  await other.getByRole('heading', { name: 'Şimdi ne yapalım?' }).waitFor()

  const steps = await one.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('io.learn.liste=zor') ?? '{}') as {
      value: { steps: readonly { readonly round: string | null }[] }
    }
    return stored.value.steps.map(({ round }) => round)
  })
  await soon(async () => {
    const { records, waiting } = await storedRecord(one)
    expect(waiting).toBe(0)
    // The log has exactly what happened in the session: each card and answer once, and none besides.
    const kept = standing(records as never).map(({ round }) => round)
    expect(kept.toSorted()).toEqual(steps.filter((round) => round !== null).toSorted())
  })
})

test('a slip is shown and waits, and who does not type rates what was remembered', async ({
  open,
}) => {
  const page = await open(`${pageAddress.learn}?kelime=inevitable`, { viewport: phone })
  await page.getByRole('button', { name: 'Başla', exact: true }).click()
  await learnUp(page)
  await page.getByRole('button', { name: 'Bunu biliyorum' }).click()
  expect(await learnUp(page)).toBe('typed')
  await page.getByRole('button', { name: 'Yazmadan yanıtı göster' }).click()
  await page.getByRole('button', { name: 'Bildim' }).click()
  expect(await learnUp(page)).toBe('choice')
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  expect(await learnUp(page)).toBe('typed')
  const turkish = await rightTurkish(page)
  await page.getByRole('textbox').fill(`${turkish}q`)
  await page.keyboard.press('Enter')
  await page.getByText(/Doğru sayıldı. Yazımı/).waitFor()
  await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
  expect(await learnUp(page)).toBe('choice')
})

test('a set whose words have all been seen says so, and names words that are gone', async ({
  open,
}) => {
  const page = await open(`${pageAddress.learn}?kelime=abundant,nosuchword`)
  await page.getByText('1 kelime artık yok; 1 kelime gösteriliyor.').waitFor()
  await page.getByRole('button', { name: 'Başla', exact: true }).click()
  while ((await learnUp(page)) !== 'end') await dealWith(page, true, 'keys')
  await page.goto(new URL(`${pageAddress.learn}?kelime=abundant`, page.url()).href)
  await page.getByRole('heading', { name: 'Bu kümedeki 1 kelimeyi gördün' }).waitFor()
  await page.getByRole('button', { name: 'Zayıf olanları öğren' }).click()
  expect(await learnUp(page)).toBe('card')
})

test('a set is swept by arrows, a check on the way, and what is unknown is learned', async ({
  open,
}) => {
  const page = await open(`${pageAddress.sweep}?liste=zor`, { viewport: desktop })
  const say = async (key: 'ArrowLeft' | 'ArrowRight') => {
    const before = await wordUp(page)
    // A word hears nothing in its first moment.
    await soon(async () => {
      await page.keyboard.press(key)
      expect(await wordUp(page)).not.toBe(before)
    })
  }
  expect(await learnUp(page)).toBe('claim')
  const unknown = await wordUp(page)
  await say('ArrowLeft')
  let checked: string | undefined
  for (let known = 0; known < 10 || checked === undefined; known += 1) {
    expect(known).toBeLessThan(12)
    const before = await wordUp(page)
    await soon(async () => {
      await page.keyboard.press('ArrowRight')
      const isCheck = await page.getByText('Kısa bir denetim').count()
      expect(isCheck > 0 || (await wordUp(page)) !== before).toBe(true)
    })
    if ((await learnUp(page)) !== 'choice') continue
    checked = await wordUp(page)
    expect(checked).toBe(before)
    await page.keyboard.press(String((await rightPlace(page)) + 1))
    await soon(async () => expect(await learnUp(page)).toBe('claim'))
  }

  // Leaving keeps the place.
  const here = await wordUp(page)
  await page.getByRole('link', { name: 'Ara ver' }).click()
  await page.getByRole('heading', { name: 'INGILIZCE OGRENIYORUM' }).waitFor()
  await page.goBack()
  await soon(async () => expect(await wordUp(page)).toBe(here))
  await page.keyboard.press('z')
  await soon(async () => expect(await wordUp(page)).not.toBe(here))
  // What was taken back may have been the check.
  if ((await learnUp(page)) === 'choice') {
    await page.keyboard.press(String((await rightPlace(page)) + 1))
    await soon(async () => expect(await learnUp(page)).toBe('claim'))
  }

  await page.getByText(/^1 denetimde 1 doğru: tahminen \d+ kelime.$/).waitFor()
  await page.getByRole('button', { name: 'Bitir ve öğren 1', exact: true }).waitFor()
  for (let more = 0; more < 22; more += 1) await say('ArrowLeft')
  // A session takes no more than twenty, and it is said where the number stands.
  await page.getByText('Bir seferde en çok 20 kelime öğrenilir; 3 kelime sonraya kalır.').waitFor()
  const counts = await page.getByText(/^\d+ bilmiyorum\s*\d+ biliyorum$/).innerText()
  const [said] = (await page.getByRole('banner').innerText()).match(/\d+(?= \/)/) ?? []
  const sum = (counts.match(/\d+/g) ?? []).reduce((all, one) => all + Number(one), 0)
  expect(String(sum)).toBe(said)
  await page.getByRole('button', { name: 'Bitir ve öğren 20' }).click()
  expect(await learnUp(page)).toBe('card')
  expect(await wordUp(page)).toBe(unknown)
  const { records } = await storedRecord(page)
  expect(records.filter(({ kind }) => kind === 'claim').length).toBeGreaterThanOrEqual(11)
})
