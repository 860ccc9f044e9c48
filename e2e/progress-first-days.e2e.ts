// İlerleme: the first days of a learner.

import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { openTab } from './page-checks.ts'
import { countsOf, play, questionUp, reviewUp, startGame } from './player.ts'
import { test } from './product.ts'
import { at, learner, months } from './progress-learner.ts'
import { factsOf, findingOf, importAnswers, openProgress, tableOf } from './progress-player.ts'
import { liveOn } from './recall-player.ts'

describe('the first days', () => {
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
      kalıcı: '0',
      pekişiyor: '0',
      tanıdık: '0',
      çalışılan: '5',
    })
    await page.getByText('son 30 günde 1 gün çalıştın', { exact: true }).waitFor()
    expect(await findingOf(page, 'Çalışma takvimi')).toBe(
      'Çalışma takvimi: son 1 haftada 1 gün çalıştın',
    )
    await page.getByRole('heading', { name: 'Zorlandığın kelimeler burada birikir.' }).waitFor()
    await page.getByRole('heading', { name: 'Henüz karıştırdığın bir çift yok.' }).waitFor()
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
    await games.last().getByText('ZOR · 5 soruda 3 doğru').click()
    const questions = games
      .last()
      .getByRole('listitem')
      .filter({ hasText: /^(Doğru|Yanlış):/ })
    await questions.last().waitFor()
    const [second] = rounds.slice(1)
    expect(await questions.count()).toBe(5)
    expect(await questions.nth(1).textContent()).toMatch(
      new RegExp(`^Yanlış: ${second?.key.word} .*Senin seçtiğin: ${second?.chosen?.word} `),
    )
    expect(await questions.nth(2).textContent()).toMatch(/^Yanlış: .*Bilmiyorum dedin$/)
  })

  test('an answer that was taken back is not counted', async ({ open }) => {
    const page = await learner(open)
    const progress = await openTab(page, at(page, pageAddress.progress))
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['wrong', 'wrong'])
    await progress.getByText('2 yanıttan hesaplandı').waitFor()
    await page.keyboard.press('z')

    await progress.getByText('1 yanıttan hesaplandı').waitFor()
    expect((await factsOf(progress)).çalışılan).toBe('1')
  })

  test('what is studied past midnight belongs to the evening before', async ({ open }) => {
    const page = await learner(open, '2026-11-20T23:30+03:00')
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['right'])
    await questionUp(page, 2)
    await openProgress(page)
    await liveOn(page, '2026-11-21T03:30+03:00')
    await page.goto(at(page, '/'))
    await page.getByRole('button', { name: /Tura dön/ }).click()
    await play(page, 'zor', ['right'], 2)
    await questionUp(page, 3)
    await openProgress(page)
    await page.getByText('2 yanıttan hesaplandı').waitFor()
    await page.getByText('son 30 günde 1 gün çalıştın', { exact: true }).waitFor()

    await liveOn(page, '2026-11-21T04:30+03:00')
    await page.goto(at(page, '/'))
    await page.getByRole('button', { name: /Tura dön/ }).click()
    await play(page, 'zor', ['right'], 3)
    await questionUp(page, 4)
    await openProgress(page)
    await page.getByText('son 30 günde 2 gün çalıştın', { exact: true }).waitFor()
  })

  test('right picks of words never studied bring nothing back', async ({ open }) => {
    const page = await learner(open)
    await startGame(page, { list: 'zor', count: 5 })
    await play(page, 'zor', Array(5).fill('right'))
    await reviewUp(page)
    await openProgress(page)

    await page.getByRole('heading', { name: 'Önümüzdeki 14 günde tekrar yok' }).waitFor()
    expect((await factsOf(page)).çalışılan).toBe('5')
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
