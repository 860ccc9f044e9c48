// İlerleme: what is weak, and what can be done about it.

import { describe, expect } from 'vitest'
import { learnedSoFar, learnUp, wordUp } from './learn-player.ts'
import { endGame, play, questionUp, readQuestion, startGame } from './player.ts'
import { phone, test } from './product.ts'
import { learner } from './progress-learner.ts'
import { factsOf, importAnswers, openProgress } from './progress-player.ts'
import { first, second, weakAnswers } from './weak-learner.ts'

describe('what is weak', () => {
  test('stands with its numbers, each of which leads to its words', async ({ open }) => {
    const page = await learner(open)
    await importAnswers(page, weakAnswers())
    await openProgress(page)

    expect(await factsOf(page)).toEqual({
      kalıcı: '0',
      pekişiyor: '0',
      tanıdık: '3',
      çalışılan: '57',
    })
    const hard = page.getByRole('region', { name: 'En çok zorlandıkların' })
    expect(await hard.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(new RegExp(`^${first.word} .*2 yanlış3 yanıtta$`)),
      expect.stringMatching(new RegExp(`^${second.word} .*1 yanlış2 yanıtta$`)),
    ])
    await hard.getByRole('link', { name: 'Tümü: 2 kelime' }).click()
    await page.getByText('2 kelime', { exact: true }).first().waitFor()

    await page.goBack()
    await page.getByRole('link', { name: '3 tanıdık kelime' }).click()
    await page.getByText('3 kelime', { exact: true }).first().waitFor()

    // All of them were seen: they are learned all the same, and at once, the hardest first.
    await page.goBack()
    await hard.getByRole('button', { name: 'Bunları öğren' }).click()
    expect(await learnUp(page)).toBe('card')
    expect(await wordUp(page)).toBe(first.word)
    expect(await learnedSoFar(page)).toBe('0, toplam 2')
  })

  test('a pair opens both words side by side, and a game of the two', async ({ open }) => {
    const page = await learner(open, undefined, { viewport: phone })
    await importAnswers(page, weakAnswers())
    await openProgress(page)
    const pairs = page.getByRole('region', { name: 'Karıştırdıkların' })
    await pairs.getByRole('button', { name: `${first.word} ` }).click()

    const sheet = page.getByRole('dialog', { name: `${first.word} ve ${second.word}` })
    for (const { word } of [first, second])
      await sheet.getByRole('heading', { name: word, exact: true }).waitFor()
    await sheet.getByRole('button', { name: 'Bu ikisiyle tur' }).click()

    await questionUp(page, 1)
    const { key } = await readQuestion(page, 'zor')
    expect([first.word, second.word]).toContain(key.word)
    await page.getByText('Soru 1, toplam 2').waitFor()
    await page.goBack()
    await pairs.waitFor()
    expect(await sheet.count()).toBe(0)
  })

  test('after fifty words it says once where they lie, and offers a backup', async ({ open }) => {
    const page = await learner(open)
    await importAnswers(page, weakAnswers())
    const hint = page.getByText(/^6\d kelimen oldu. Kaydın yalnız bu cihazda; bir yedek al.$/)
    // At the end of a game, where one has just seen that there is something to lose.
    await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
    await startGame(page, { list: 'zor' })
    await play(page, 'zor', ['right'])
    await questionUp(page, 2)
    await endGame(page)
    await hint.waitFor()
    await openProgress(page)
    await hint.waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Yedek al' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.gz$/)
    await hint.waitFor({ state: 'detached' })

    await page.reload()
    await page.getByText(/yanıttan hesaplandı$/).waitFor()
    expect(await hint.count()).toBe(0)
  })
})
