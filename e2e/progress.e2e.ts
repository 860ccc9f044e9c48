// İlerleme: what the learning record comes to, over months that the tests make pass.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { loadingFailed, openTab, soon } from './page-checks.ts'
import { countsOf, endGame, play, questionUp, reviewUp, startGame } from './player.ts'
import { desktop, type Open, phone, test } from './product.ts'
import { factsOf, findingOf, importAnswers, openProgress, tableOf } from './progress-player.ts'
import { dealWithWord, liveOn, recallUp } from './recall-player.ts'
import { studyFor } from './study-months.ts'
import { wordsOf } from './words.ts'

const today = '2026-11-20'
const months = studyFor(250, today)
const istanbul = { timezoneId: 'Europe/Istanbul' }

const at = (page: Page, path: string) => new URL(path, page.url()).href

/** A learner in Istanbul at a moment. */
async function learner(open: Open, iso = `${today}T21:30+03:00`, options = {}): Promise<Page> {
  return await open('/', {
    ...istanbul,
    viewport: desktop,
    ...options,
    prepare: (page) => liveOn(page, iso),
  })
}

/** İlerleme after months of study. */
async function afterMonths(open: Open, options = {}): Promise<Page> {
  const page = await learner(open, undefined, options)
  await importAnswers(page, months)
  await openProgress(page)
  return page
}

/** A shift of the layout, as the browser tells it. */
type Shift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Days before `today`, 0 being today, by the clock on a wall in Istanbul, four hours earlier. */
function daysAgo(answer: AnswerRecord): number {
  const wall = new Date(answer.at - 3_600_000).toISOString().slice(0, 10)
  return (Date.parse(today) - Date.parse(wall)) / 86_400_000
}

const daysIn = (answers: readonly AnswerRecord[]) => new Set(answers.map(daysAgo)).size
const percent = (part: number, whole: number) => `%${Math.round((part / whole) * 100)}`
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

describe.concurrent('the first days', () => {
  test('where nothing was answered yet, it says so and leads to the first game', async ({
    open,
  }) => {
    const page = await open(pageAddress.progress)

    await page.getByRole('heading', { level: 2, name: 'Henüz bir yanıtın yok' }).waitFor()
    expect(await page.title()).toBe('İlerleme · İngilizce Öğreniyorum')
    await page.getByRole('link', { name: 'Düzey seç' }).click()
    await page.getByRole('button', { name: /^KOLAY/ }).waitFor()
  })

  test('a game is a day, its wrong words are to be learned, and nothing is made up of it', async ({
    open,
  }) => {
    const page = await learner(open)
    await startGame(page, { list: 'zor', count: 5 })
    const rounds = await play(page, 'zor', ['right', 'wrong', 'unknown', 'right', 'right'])
    await reviewUp(page)
    await openProgress(page)

    expect(await page.getByText('yanıttan hesaplandı').textContent()).toBe('5 yanıttan hesaplandı')
    expect(await factsOf(page)).toEqual({
      'gün çalıştın (son 30 gün)': '1',
      'kalıcı kelime': '0',
      'öğrenilen kelime': '2',
      'hatırlama oranı': 'henüz yok',
    })
    expect(await findingOf(page, 'Çalışma takvimi')).toBe(
      'Çalışma takvimi: son 44 haftada 1 gün çalıştın',
    )
    await page.getByRole('heading', { name: 'Eğri 100 tekrardan sonra çizilir' }).waitFor()
    await page.getByText('Şimdiye kadar: 0.').waitFor()
    expect(await findingOf(page, 'Gelecek tekrarlar')).toBe(
      'Önümüzdeki 14 gün: bugün 2, yarın 0, en yoğun gün 20 Kasım, 2 kelime',
    )
    const levels = await tableOf(page, 'Düzeye göre doğruluk')
    const given = rounds.map(({ key }) => key.cefr)
    expect(levels.map(([cefr, count]) => [cefr, Number(count)])).toEqual(
      [...Map.groupBy(given.toSorted(), (cefr) => cefr)].map(([cefr, all]) => [cefr, all.length]),
    )
    const { right } = countsOf(rounds)
    expect(levels.reduce((sum, [, , one]) => sum + Number(one), 0)).toBe(right.length)
    const games = page.locator('section').filter({ hasText: 'Önceki turlar' })
    expect(await games.last().getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^ZOR · 5 soruda 3 doğru20 Kasım 2026/),
    ])
  })

  test('an answer that was taken back is not counted', async ({ open }) => {
    const page = await learner(open)
    const progress = await openTab(page, at(page, pageAddress.progress))
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['wrong', 'wrong'])
    await progress.getByText('2 yanıttan hesaplandı').waitFor()
    await page.keyboard.press('z')

    await progress.getByText('1 yanıttan hesaplandı').waitFor()
    expect((await factsOf(progress))['öğrenilen kelime']).toBe('1')
  })

  test('what is studied past midnight belongs to the evening before', async ({ open }) => {
    const page = await learner(open, '2026-11-20T23:30+03:00')
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['right'])
    await questionUp(page, 2)
    await openProgress(page)
    await liveOn(page, '2026-11-21T03:30+03:00')
    await page.goto(at(page, '/'))
    await page.getByRole('button', { name: /^Tura dön/ }).click()
    await play(page, 'zor', ['right'], 2)
    await questionUp(page, 3)
    await openProgress(page)
    await page.getByText('2 yanıttan hesaplandı').waitFor()
    expect((await factsOf(page))['gün çalıştın (son 30 gün)']).toBe('1')

    await liveOn(page, '2026-11-21T04:30+03:00')
    await page.goto(at(page, '/'))
    await page.getByRole('button', { name: /^Tura dön/ }).click()
    await play(page, 'zor', ['right'], 3)
    await questionUp(page, 4)
    await openProgress(page)
    expect((await factsOf(page))['gün çalıştın (son 30 gün)']).toBe('2')
  })

  test('right picks of words never studied bring nothing back', async ({ open }) => {
    const page = await learner(open)
    await startGame(page, { list: 'zor', count: 5 })
    await play(page, 'zor', Array(5).fill('right'))
    await reviewUp(page)
    await openProgress(page)

    await page.getByRole('heading', { name: 'Önümüzdeki 14 günde tekrar yok' }).waitFor()
    expect((await factsOf(page))['öğrenilen kelime']).toBe('0')
  })

  test('everything deleted is nothing answered', async ({ open }) => {
    const page = await learner(open)
    await importAnswers(page, months.slice(0, 40))
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Her şeyi sil' }).click()
    await page.waitForURL(at(page, '/'))
    await page.goto(at(page, pageAddress.progress))

    await page.getByRole('heading', { name: 'Henüz bir yanıtın yok' }).waitFor()
  })
})

describe.concurrent('after months', () => {
  test('every figure is what counting the answers one by one comes to', async ({ open }) => {
    const page = await afterMonths(open)
    const periods = [
      ['7 gün', 'gün çalıştın (son 7 gün)', 7],
      ['30 gün', 'gün çalıştın (son 30 gün)', 30],
      ['Tümü', 'gün çalıştın', Number.POSITIVE_INFINITY],
    ] as const
    await page
      .getByRole('region', { name: 'Düzeye göre doğruluk' })
      .getByText('Tablo olarak göster')
      .click()
    const levelOf = new Map(
      [...wordsOf('kolay'), ...wordsOf('zor')].map(({ id, cefr }) => [id, cefr]),
    )
    for (const [period, label, days] of periods) {
      await page.getByRole('radio', { name: period, exact: true }).check()
      const inside = months.filter((answer) => daysAgo(answer) < days)
      const recalls = inside.filter(
        (answer) =>
          answer.asked === 'recall' &&
          answer.question !== 'choice' &&
          months.some(({ sense, id }) => sense === answer.sense && id < answer.id) &&
          months.every(
            (other) =>
              other.sense !== answer.sense ||
              other.id >= answer.id ||
              daysAgo(other) > daysAgo(answer),
          ),
      )
      const recalled = recalls.filter(({ grade }) => grade !== 'again').length
      const facts = await factsOf(page)
      expect(facts[label]).toBe(String(daysIn(inside)))
      expect(facts['hatırlama oranı']).toBe(percent(recalled, recalls.length))

      const byLevel = Map.groupBy(inside, ({ sense }) => levelOf.get(sense) ?? '')
      const expected = [...byLevel]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([cefr, given]) => {
          const right = given.filter(({ grade }) => grade !== 'again').length
          return [cefr, grouped(given.length), grouped(right), percent(right, given.length)]
        })
      const table = page.getByRole('table', { name: 'Düzeye göre doğruluk' })
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
      expect(rows).toEqual(expected)
    }
  })

  test('after a long absence the last days are empty, and nothing is lost', async ({ open }) => {
    const page = await afterMonths(open)
    await liveOn(page, '2027-02-01T12:00+03:00')
    await openProgress(page)

    expect((await factsOf(page))['gün çalıştın (son 30 gün)']).toBe('0')
    await page.getByText('Bu dönemde yanıt yok').waitFor()
    await page.getByRole('radio', { name: 'Tümü' }).check()
    expect((await factsOf(page))['gün çalıştın']).toBe(String(daysIn(months)))
    // What is overdue comes under the limit of a day.
    const rows = await tableOf(page, 'Gelecek tekrarlar')
    expect(Number(rows[0]?.[1])).toBe(100)
  })

  test('a page left open over night goes on with the new day', async ({ open }) => {
    const page = await afterMonths(open)
    const last = page.getByRole('region', { name: 'Çalışma takvimi' }).locator('circle').last()
    await soon(async () => expect(await last.textContent()).toContain('20 Kasım 2026'))
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 12 * 3_600_000
      document.dispatchEvent(new Event('visibilitychange'))
    })

    await soon(async () => expect(await last.textContent()).toBe('21 Kasım 2026: 0 yanıt'))
  })

  test('the calendar has fourteen weeks on a phone and forty-four on a desktop, each from Monday', async ({
    open,
  }) => {
    const page = await afterMonths(open)
    const chart = page.getByRole('region', { name: 'Çalışma takvimi' }).getByRole('img')
    // A Friday: this week has five days.
    expect(await chart.locator('circle').count()).toBe(43 * 7 + 5)
    expect(await chart.locator('circle').last().locator('title').textContent()).toMatch(
      /^20 Kasım 2026: \d+ yanıt$/,
    )
    const within = (weeks: number) =>
      daysIn(months.filter((answer) => daysAgo(answer) < (weeks - 1) * 7 + 5))
    expect(await findingOf(page, 'Çalışma takvimi')).toBe(
      `Çalışma takvimi: son 44 haftada ${within(44)} gün çalıştın`,
    )

    await page.setViewportSize(phone)
    await soon(async () => expect(await chart.locator('circle').count()).toBe(13 * 7 + 5))
    expect(await findingOf(page, 'Çalışma takvimi')).toBe(
      `Çalışma takvimi: son 14 haftada ${within(14)} gün çalıştın`,
    )
    const table = await tableOf(page, 'Çalışma takvimi')
    expect(table).toHaveLength(14)
    expect(table[0]?.[0]).toBe('16 Kas')
    const sum = table.flatMap(([, ...days]) => days).reduce((all, one) => all + Number(one), 0)
    expect(sum).toBe(months.filter((answer) => daysAgo(answer) < 13 * 7 + 5).length)
  })

  test('the curve stands on at least twenty recalls at every point, beside what is expected', async ({
    open,
  }) => {
    const page = await afterMonths(open)
    const finding = await findingOf(page, 'Hatırlama eğrisi')
    const rows = await tableOf(page, 'Hatırlama eğrisi')

    expect(finding).toMatch(
      /^Hatırlama eğrisi: son tekrardan \d+ gün sonra yüzde \d+ hatırladın, tekrarsız tahmin yüzde \d+$/,
    )
    const points = page.getByRole('region', { name: 'Hatırlama eğrisi' }).locator('circle')
    expect(await points.count()).toBe(rows.length)
    for (const [, , , recalls] of rows) expect(Number(recalls)).toBeGreaterThanOrEqual(20)
    const [, lastRecalled, lastExpected] = rows.at(-1) ?? []
    expect(finding).toContain(`yüzde ${lastRecalled?.slice(1)} hatırladın`)
    expect(finding).toContain(`tahmin yüzde ${lastExpected?.slice(1)}`)
  })

  test('what comes back today is what Tekrar asks today, and the table adds up', async ({
    open,
  }) => {
    const page = await afterMonths(open)
    const [waiting] =
      (await page.getByRole('link', { name: /^Tekrar\s*\d+/ }).textContent())?.match(/\d+/) ?? []
    const rows = await tableOf(page, 'Gelecek tekrarlar')

    expect(rows).toHaveLength(14)
    expect(rows[0]).toEqual(['Bugün, 20 Kasım Cum', waiting])
    expect(rows[1]?.[0]).toBe('21 Kasım Cmt')
    const total = rows.reduce((sum, [, count]) => sum + Number(count), 0)
    await page.getByText(`14 gün, toplam ${total} kelime`).waitFor()
    expect(await findingOf(page, 'Gelecek tekrarlar')).toMatch(
      new RegExp(`^Önümüzdeki 14 gün: bugün ${waiting}, yarın ${rows[1]?.[1]}, en yoğun gün `),
    )
  })

  test('an answer in another tab changes it at once', async ({ open }) => {
    const page = await afterMonths(open)
    const before = await factsOf(page)
    expect(before['gün çalıştın (son 30 gün)']).not.toBe('0')
    const other = await openTab(page, at(page, pageAddress.recall))
    await recallUp(other)
    while ((await recallUp(other)) === 'teach') await dealWithWord(other, true)
    await dealWithWord(other, false)

    await page.getByText(`${grouped(months.length + 1)} yanıttan hesaplandı`).waitFor()
    await other.goto(at(other, '/'))
    await startGame(other, { list: 'zor' })
    await play(other, 'zor', ['unknown'])
    await questionUp(other, 2)
    await endGame(other)
    await page.getByText(`${grouped(months.length + 2)} yanıttan hesaplandı`).waitFor()
    await page.getByText('ZOR · 1 soruda 0 doğru').waitFor()
  })

  test('period and tables work by keyboard alone', async ({ open }) => {
    const page = await afterMonths(open)
    await page.getByRole('radio', { name: '30 gün' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(Object.keys(await factsOf(page))[0]).toBe('gün çalıştın')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await page.getByRole('table', { name: 'Çalışma takvimi' }).waitFor()
    for (const heading of ['Hatırlama eğrisi', 'Gelecek tekrarlar', 'Düzeye göre doğruluk']) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.getByRole('table', { name: heading }).waitFor()
    }
    await page.keyboard.press('Enter')
    expect(await page.getByRole('table').count()).toBe(3)
  })

  test('printed, there are the figures and what was opened, dark on white, and no controls', async ({
    open,
  }) => {
    const page = await afterMonths(open, { colorScheme: 'dark' })
    await tableOf(page, 'Gelecek tekrarlar')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByText('30 gün', { exact: true }).isVisible()).toBe(false)
    expect(await page.getByText('Tablo olarak göster').first().isVisible()).toBe(false)
    expect(await page.getByRole('table', { name: 'Gelecek tekrarlar' }).isVisible()).toBe(true)
    expect(await page.locator('svg[role=img]').count()).toBe(3)
    const colors = await page.evaluate(() => {
      const text = document.querySelector('svg[role=img] text')
      const dot = document.querySelector('svg[role=img] [data-size="3"]')
      return [
        getComputedStyle(document.body).backgroundColor,
        text && getComputedStyle(text).fill,
        dot && getComputedStyle(dot).fill,
      ]
    })
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(51, 51, 51)', 'rgb(11, 63, 168)'])
  })

  test('the figures come without pushing anything that is in sight', async ({ open }) => {
    for (const viewport of [phone, desktop]) {
      const page = await afterMonths(open, { viewport })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const world = globalThis as { shift?: number }
          for (const entry of list.getEntries() as unknown as readonly Shift[]) {
            // The frame has a badge of its own that comes later.
            const isOurs = entry.sources.some(({ node }) => node?.parentElement?.closest('#icerik'))
            if (isOurs) world.shift = (world.shift ?? 0) + entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openProgress(page)

      expect(await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)).toBe(0)
    }
  })
})

describe.concurrent('while it is on its way, or does not come', () => {
  test('the page arrives with the room for its figures, and no claim that there are none', async ({
    open,
  }) => {
    const page = await open(pageAddress.progress, {
      javaScriptEnabled: false,
      expected: [/^failed: \S+\.js \(csp\)$/],
    })

    const text = await page.locator('main').innerText()
    expect(await page.locator('h1').textContent()).toBe('İlerleme')
    expect(text).toContain('JavaScript’i aç')
    expect(text).not.toContain('Henüz')
    for (const heading of ['Çalışma takvimi', 'Hatırlama eğrisi', 'Gelecek tekrarlar']) {
      expect(text).toContain(heading)
    }
  })

  test('as long as the record is being read, that is said', async ({ open }) => {
    const page = await learner(open)
    await importAnswers(page, months.slice(0, 400))
    const held = Promise.withResolvers<void>()
    await page.route('**/derive.worker-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(at(page, pageAddress.progress))

    await page.getByRole('status').filter({ hasText: 'Kaydın okunuyor' }).waitFor()
    expect(await page.getByText('Henüz bir yanıtın yok').count()).toBe(0)
    held.resolve()
    await page.getByText('400 yanıttan hesaplandı').waitFor()
  })

  test('where it cannot be derived, that is said, and the record is safe', async ({ open }) => {
    const page = await open(pageAddress.settings, { expected: loadingFailed })
    await importAnswers(page, months.slice(0, 40))
    await page.route('**/derive.worker-*.js', (route) => route.abort())
    await page.goto(at(page, pageAddress.progress))

    await page.getByRole('heading', { name: 'İlerlemen hesaplanamadı' }).waitFor()
    await page.unroute('**/derive.worker-*.js')
    await page.getByRole('button', { name: 'Yenile' }).click()
    await page.getByText('40 yanıttan hesaplandı').waitFor()
  })

  test('words that do not come leave out the levels alone', async ({ open }) => {
    const page = await learner(open, undefined, { expected: loadingFailed })
    await importAnswers(page, months)
    await page.route('**/zor.quiz-*.json', (route) => route.abort())
    await openProgress(page)

    await page.getByText('Kelimelerin düzeyleri yüklenemedi.').waitFor()
    expect((await factsOf(page))['gün çalıştın (son 30 gün)']).toMatch(/^\d+$/)
    expect(await page.getByRole('img').count()).toBe(3)
  })

  test('where there is no room left, that is said, and what is there is shown', async ({
    open,
  }) => {
    const page = await afterMonths(open)
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    const bar = page.getByRole('navigation', { name: 'Ana menü' })
    await bar.getByRole('link', { name: 'Ayarlar' }).click()
    await page.getByText('İngiliz', { exact: true }).click()
    await page.getByText(/^Cihazında yer kalmadı/).waitFor()
    await bar.getByRole('link', { name: 'İlerleme' }).click()

    await page.getByText(/^Cihazında yer kalmadı/).waitFor()
    await page.getByText(`${grouped(months.length)} yanıttan hesaplandı`).waitFor()
  })

  test('where the browser keeps no record, it says so', async ({ open }) => {
    const page = await open(pageAddress.progress, {
      prepare: (one) =>
        one.addInitScript(() => {
          Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
        }),
    })

    await page.getByText(/çalışma kaydı tutmaya izin vermiyor/).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('İlerleme')
    expect(await page.getByRole('img').count()).toBe(0)
  })

  test('a record of a newer version is left alone, and it is said plainly', async ({ open }) => {
    const page = await open(pageAddress.about)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('ingilizce-ogreniyorum', 990)
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
    )
    await page.goto(at(page, pageAddress.progress))

    await page.getByText(/daha yeni bir sürümüyle yazılmış/).waitFor()
  })
})
