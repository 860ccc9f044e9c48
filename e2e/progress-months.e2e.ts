// İlerleme: what the learning record comes to, over months that the tests make pass.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { openTab, soon } from './page-checks.ts'
import { endGame, play, questionUp, startGame } from './player.ts'
import { desktop, phone, test } from './product.ts'
import { afterMonths, at, grouped, months, today } from './progress-learner.ts'
import { findingOf, openProgress, tableOf } from './progress-player.ts'
import { dealWithWord, liveOn, recallUp } from './recall-player.ts'
import { wordsOf } from './words.ts'

/** What stands where, to the pixel, once the typefaces are there. */
async function headingsInSight(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('#icerik :is(h1, h2)')].flatMap((heading) => {
      // What who is new here would be told is painted too, and not shown.
      if (!heading.checkVisibility()) return []
      const top = Math.round(heading.getBoundingClientRect().top)
      return top < innerHeight ? [`${heading.textContent}: ${top}`] : []
    })
  })
}

/** Days before `today`, 0 being today, by the clock on a wall in Istanbul, four hours earlier. */
function daysAgo(answer: AnswerRecord): number {
  const wall = new Date(answer.at - 3_600_000).toISOString().slice(0, 10)
  return (Date.parse(today) - Date.parse(wall)) / 86_400_000
}

/** Waits until this stands beside the heading of a panel. */
async function noteOf(page: Page, heading: string, note: string): Promise<void> {
  await page.getByRole('region', { name: heading }).getByText(note, { exact: true }).waitFor()
}

/** Expects the hardest word of the page to be the one with most misses among `answers`. */
async function hardestOf(page: Page, answers: readonly AnswerRecord[]): Promise<void> {
  const misses = Map.groupBy(
    answers.filter(({ grade }) => grade === 'again'),
    ({ sense }) => sense,
  )
  const most = Math.max(0, ...[...misses.values()].map(({ length }) => length))
  const hard = page.getByRole('region', { name: 'En çok zorlandıkların' })
  const rows = hard.getByRole('listitem').filter({ hasText: `${most} yanlış` })
  if (answers.length > 0 && most > 2) await rows.first().waitFor()
}

const daysIn = (answers: readonly AnswerRecord[]) => new Set(answers.map(daysAgo)).size

const percent = (part: number, whole: number) => `%${Math.round((part / whole) * 100)}`

describe('after months', () => {
  test('every figure is what counting the answers one by one comes to', async ({ open }) => {
    const page = await afterMonths(open)
    const periods = [
      ['7 gün', 'son 7 günde ', 7],
      ['30 gün', 'son 30 günde ', 30],
      ['Tümü', '', Number.POSITIVE_INFINITY],
    ] as const
    await page
      .getByRole('region', { name: 'Düzeye göre doğruluk' })
      .getByText('Tablo olarak göster')
      .click()
    const levelOf = new Map(
      [...wordsOf('kolay'), ...wordsOf('zor')].map(({ id, cefr }) => [id, cefr]),
    )
    for (const [period, within, days] of periods) {
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
      await noteOf(page, 'Çalışma takvimi', `${within}${daysIn(inside)} gün çalıştın`)
      await noteOf(page, 'Hatırlama eğrisi', `hatırlama oranı ${percent(recalled, recalls.length)}`)
      await hardestOf(page, inside)

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

    await noteOf(page, 'Çalışma takvimi', 'son 30 günde 0 gün çalıştın')
    await page.getByText('Bu dönemde yanıt yok').waitFor()
    await page.getByRole('radio', { name: 'Tümü' }).check()
    await noteOf(page, 'Çalışma takvimi', `${daysIn(months)} gün çalıştın`)
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

  test('the calendar begins with the first day; on a phone it has the last fourteen weeks, each from Monday', async ({
    open,
  }) => {
    const page = await afterMonths(open)
    const chart = page.getByRole('region', { name: 'Çalışma takvimi' }).getByRole('img')
    // A Friday: this week has five days.
    expect(await chart.locator('circle').count()).toBe(35 * 7 + 5)
    expect(await chart.locator('circle').last().locator('title').textContent()).toMatch(
      /^20 Kasım 2026: \d+ yanıt$/,
    )
    const within = (weeks: number) =>
      daysIn(months.filter((answer) => daysAgo(answer) < (weeks - 1) * 7 + 5))
    expect(await findingOf(page, 'Çalışma takvimi')).toBe(
      `Çalışma takvimi: son 36 haftada ${daysIn(months)} gün çalıştın`,
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
    await noteOf(page, 'Çalışma takvimi', `${daysIn(months)} gün çalıştın`)
    await page.getByRole('region', { name: 'Çalışma takvimi' }).locator('summary').focus()
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
      const held = Promise.withResolvers<void>()
      await page.route('**/derive.worker-*.js', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto(at(page, pageAddress.progress))
      await page.getByRole('status').filter({ hasText: 'Kaydın okunuyor' }).waitFor()
      const before = await headingsInSight(page)
      expect(before).not.toEqual([])

      held.resolve()
      await page.getByText(`${grouped(months.length)} yanıttan hesaplandı`).waitFor()
      expect(await headingsInSight(page)).toEqual(before)
    }
  })
})
