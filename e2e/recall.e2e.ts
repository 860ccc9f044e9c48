// Tekrar, the learning record and its backup, over days that the tests make pass.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { dealWith, learnUp, startLearning } from './learn-player.ts'
import { expectNoAxeViolations, soon } from './page-checks.ts'
import { desktop, phone, test } from './product.ts'
import { importAnswers } from './progress-player.ts'
import { afterWrongAnswers, istanbul, noon, onDay } from './recall-device.ts'
import { dealWithWord, liveOn, recallUp, recallWord, studyDay } from './recall-player.ts'
import { storedRecord } from './stored-record.ts'
import { recognizedOn, recordsOf } from './studied-words.ts'

describe('Tekrar', () => {
  test('asks the words that went wrong the same day, each taught before it is asked', async ({
    open,
  }) => {
    const { page, words } = await afterWrongAnswers(open, 3)
    await page.getByRole('link', { name: 'Kaçırdığın 3 kelime bugün Tekrar’da' }).waitFor()
    await page.getByRole('link', { name: 'INGILIZCE OGRENIYORUM' }).click()
    await page.getByRole('region', { name: 'Bugün' }).getByText('3 yeni').waitFor()
    await page.getByRole('link', { name: 'Başla', exact: true }).click()

    const asked = await studyDay(page)

    // Taught, asked at once, asked again after two others, and then without options.
    for (const word of words) {
      const own = asked.filter((one) => one.endsWith(` ${word}`))
      expect(own.map((one) => one.split(' ')[0])).toEqual(['teach', 'choice', 'choice', 'typed'])
    }
    const [first, second] = asked
    expect([first, second]).toEqual([`teach ${first?.slice(6)}`, `choice ${first?.slice(6)}`])
    expect(await page.getByText(/^Sıradaki tekrar: yarın, 3 kelime/).count()).toBe(1)
  })

  test('a new word that goes wrong shows its card again, and is asked after two others', async ({
    open,
  }) => {
    const { page } = await afterWrongAnswers(open, 4)
    await onDay(page, '2026-11-20')
    expect(await dealWithWord(page, true)).toBe('teach')
    const first = await recallWord(page)
    expect(await dealWithWord(page, false)).toBe('choice')
    await page.getByText('Bir daha bak').waitFor()
    expect(await page.getByRole('button', { name: 'Bunu biliyorum' }).count()).toBe(0)
    expect(await recallWord(page)).toBe(first)

    const asked = (await studyDay(page)).slice(1)
    const between = asked.slice(0, asked.indexOf(`choice ${first}`))
    expect(new Set(between.map((one) => one.split(' ')[1])).size).toBe(2)
    await page.getByRole('heading', { name: '1 kelime bir daha gelecek' }).waitFor()
  })

  test('Bunu biliyorum asks for a new word without options; what was taught by choice is in nobody’s way', async ({
    open,
  }) => {
    const { page, words } = await afterWrongAnswers(open, 2, { viewport: phone })
    await page.goto(new URL('/ogren?liste=kolay', page.url()).href)
    await startLearning(page)
    await dealWith(page, true, 'tap')
    await onDay(page, '2026-11-20')
    await page.getByRole('banner').getByText('3 kelime kaldı').waitFor()

    // What was taught in Öğren and not asked yet is due; the new words come as if it were not.
    const known: string[] = []
    for (;;) {
      const kind = await recallUp(page)
      if (kind === 'end') break
      const word = await recallWord(page)
      if (kind === 'teach' && known.length === 0) {
        await page.getByText('Yeni kelime').waitFor()
        known.push(word)
        await page.keyboard.press('k')
        expect(await recallUp(page)).toBe('typed')
        expect(await recallWord(page)).toBe(word)
        await page.keyboard.press('Escape')
        // Taken back by itself, and said again.
        await page.getByRole('button', { name: 'Geri al' }).click()
        expect(await recallUp(page)).toBe('teach')
        await page.getByRole('button', { name: 'Bunu biliyorum' }).click()
        expect(await recallUp(page)).toBe('typed')
      }
      await dealWithWord(page, true)
    }
    expect(words).toContain(known[0])
    await page.getByText('3 kelime · ilk seferde: 3').waitFor()

    // The end leads to the session of Öğren that is open, before any other new words.
    await page.getByRole('link', { name: /^Öğrenmeyi sürdür\s*KOLAY/ }).click()
    expect(await learnUp(page)).toBe('choice')
    const { records } = await storedRecord(page)
    const taught = records.filter(({ kind }) => kind === 'teach').map(({ sense }) => sense)
    expect(taught).toHaveLength(2)
    expect(taught.some((sense) => sense?.startsWith(`${known[0]}.`))).toBe(false)
  })

  const waysToUndo: readonly [string, (page: Page) => Promise<void>][] = [
    ['Z', (page) => page.keyboard.press('z')],
    ['Geri al', (page) => page.getByRole('button', { name: 'Geri al', exact: true }).click()],
  ]
  test.for(waysToUndo)(
    'an answer is taken back with %s at the end, and the word is asked again',
    async ([, undo], { open }) => {
      const { page } = await afterWrongAnswers(open, 1)
      await onDay(page, '2026-11-20')
      const last = (await studyDay(page)).at(-1)
      await page.getByRole('heading', { name: 'Bugünlük bu kadar' }).waitFor()
      await undo(page)

      expect(`${await recallUp(page)} ${await recallWord(page)}`).toBe(last)
    },
  )

  test('an answer still on the screen is taken back, and its options can be picked again', async ({
    open,
  }) => {
    const { page } = await afterWrongAnswers(open, 1)
    await onDay(page, '2026-11-20')
    await dealWithWord(page, true)
    expect(await recallUp(page)).toBe('choice')
    const options = page.getByRole('group', { name: /anlamı hangisi/ }).getByRole('button')
    const asked = await options.allTextContents()
    await page.keyboard.press('0')
    await page.getByRole('button', { name: 'Sonraki', exact: true }).waitFor()

    await page.keyboard.press('z')

    await page.getByRole('button', { name: 'Bilmiyorum', exact: true }).waitFor()
    expect(await options.allTextContents()).toEqual(asked)
    await studyDay(page)
    await page.getByText('1 kelime · ilk seferde: 1').waitFor()
  })

  test('leaving in the middle loses nothing', async ({ open }) => {
    const { page } = await afterWrongAnswers(open, 3)
    await onDay(page, '2026-11-20')
    const left = page.getByRole('banner').getByText('2 kelime kaldı')
    while ((await left.count()) === 0) await dealWithWord(page, true)
    await page.reload()

    await recallUp(page)
    await left.waitFor()
    // The others are asked as far as they were still to be.
    expect((await studyDay(page)).map((one) => one.split(' ')[0])).toEqual(['typed', 'typed'])
  })

  test.for([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)(
    'Ara ver goes home at once, and coming back teaches nothing a second time (%s)',
    async ([, viewport], { open }) => {
      const { page, words } = await afterWrongAnswers(open, 4, { viewport })
      await onDay(page, '2026-11-20')
      expect(await recallUp(page)).toBe('teach')
      const taught = [await recallWord(page)]
      await dealWithWord(page, true)
      await dealWithWord(page, true)
      taught.push(await recallWord(page))
      await dealWithWord(page, true)
      expect(await recallUp(page)).toBe('choice')
      await page.getByText('Az önce gördün').waitFor()
      await page.getByRole('link', { name: 'Ara ver' }).click()
      await page.getByRole('button', { name: /^ZOR/ }).waitFor()
      await onDay(page, '2026-11-20')

      const asked = await studyDay(page)
      const cards = asked.filter((one) => one.startsWith('teach')).map((one) => one.slice(6))
      expect([...taught, ...cards].toSorted()).toEqual(words.toSorted())
      expect(new Set(asked.map((one) => one.split(' ')[1]))).toEqual(new Set(words))
    },
  )

  test('a meaning that the word has elsewhere is no miss: it is said which one is asked for', async ({
    open,
  }) => {
    const page = await open('/', { ...istanbul, prepare: (one) => liveOn(one, noon('2026-11-30')) })
    const drink = { sense: 'drink.v.1', list: 'kolay' }
    await importAnswers(page, recordsOf(...recognizedOn(drink, [1, 2, 5])))
    await page.goto(new URL('/tekrar', page.url()).href)
    expect(await recallUp(page)).toBe('typed')
    await page.getByText('fiil', { exact: true }).waitFor()
    await page.getByRole('textbox').fill('içecek')
    await page.keyboard.press('Enter')

    await page.getByText('Bu da doğru; burada fiil: içmek').waitFor()
    await page.getByText('Yazdığın: içecek').waitFor()
    await expectNoAxeViolations(page)
    expect(await page.getByRole('textbox').inputValue()).toBe('')
    await page.getByRole('textbox').fill('içmek')
    await page.keyboard.press('Enter')
    await page.getByText('Doğru.', { exact: true }).waitFor()
    await page.getByText('Yazdığın: içmek').waitFor()
    await page.getByRole('button', { name: 'Sonraki', exact: true }).click()
    await page.getByText('1 kelime · ilk seferde: 1').waitFor()
  })

  test('the end names what was missed and when it comes back, and asks it again where one likes', async ({
    open,
  }) => {
    const { page } = await afterWrongAnswers(open, 2)
    await onDay(page, '2026-11-20')
    await dealWithWord(page, true)
    const missed = await recallWord(page)
    await dealWithWord(page, false)
    await studyDay(page)
    await page.getByText('2 kelime · ilk seferde: 1').waitFor()
    await page.getByRole('heading', { name: '1 kelime bir daha gelecek' }).waitFor()
    await page.getByRole('link', { name: new RegExp(`^${missed}.*yarın$`, 's') }).waitFor()
    expect(await page.getByRole('link', { name: /^Bugünlük yeter/ }).getAttribute('href')).toBe('/')
    await page.getByRole('button', { name: 'Kaçırdıklarını sor' }).click()

    expect(await studyDay(page)).toEqual([`choice ${missed}`])
    await page.getByText('1 kelime · ilk seferde: 1').waitFor()
  })

  test('any number of new words a day up to 100 can be set, and no other', async ({ open }) => {
    const page = await open('/ayarlar')
    const field = page.getByRole('textbox', { name: 'Günlük yeni kelime' })
    await field.fill('37')
    await field.fill('101')
    await page.getByText('0 ile 100 arasında bir sayı yaz.').waitFor()
    await page.reload()

    await soon(async () => expect(await field.inputValue()).toBe('37'))
  })

  test('typing forgives a slip, tells a wrong answer, and can be overruled', async ({ open }) => {
    const { page } = await afterWrongAnswers(open, 4)
    let kind = ''
    for (let day = 20; day <= 60 && kind !== 'typed'; day += 1) {
      await onDay(page, new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10))
      for (;;) {
        kind = await recallUp(page)
        if (kind === 'typed' || kind === 'end' || kind === 'nothing') break
        await dealWithWord(page, true)
      }
    }
    expect(kind).toBe('typed')
    await expectNoAxeViolations(page)
    await page.getByRole('textbox').fill('bambaşka')
    await page.keyboard.press('Enter')
    await page.getByText('Bu kez olmadı. Anlamı:').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Bence doğruydu' }).click()

    await page.getByText('Doğru sayıldı').waitFor()
  })
})

describe('what Tekrar shows', () => {
  test.for([
    ['phone', 'light', phone],
    ['desktop', 'dark', desktop],
  ] as const)(
    'has no obstacles for assistive technology (%s, %s)',
    async ([, colorScheme, viewport], { open }) => {
      const { page } = await afterWrongAnswers(open, 1, { viewport, colorScheme })
      await onDay(page, '2026-11-20')
      expect(await recallUp(page)).toBe('teach')
      await expectNoAxeViolations(page)
      await dealWithWord(page, true)
      expect(await recallUp(page)).toBe('choice')
      await expectNoAxeViolations(page)
      await studyDay(page)
      expect(await recallUp(page)).toBe('end')
      await expectNoAxeViolations(page)
      await onDay(page, '2026-11-20')
      expect(await recallUp(page)).toBe('nothing')
      await expectNoAxeViolations(page)
    },
  )
})
