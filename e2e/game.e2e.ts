// Whole games, counted by the tests themselves from the words of the lists and the choices made.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  endGame,
  expectResults,
  openResults,
  type Play,
  play,
  questionUp,
  readQuestion,
  reviewUp,
  startGame,
} from './player.ts'
import { desktop, phone, test } from './product.ts'
import { serveOnly, wordsOf } from './words.ts'

describe('a whole game', () => {
  test.for([
    ['kolay', 'en-tr', 10, phone],
    ['kolay', 'tr-en', 5, desktop],
    ['zor', 'en-tr', 5, desktop],
    ['zor', 'tr-en', 10, phone],
  ] as const)(
    'of %s, %s, with %d questions is counted as it was played',
    async ([list, direction, count, viewport], { open }) => {
      const page = await open('/', { viewport })
      await startGame(page, { list, direction, count })

      const plays: Play[] = ['right', 'wrong', 'unknown', 'right', 'wrong']
      const rounds = await play(page, list, count === 10 ? [...plays, ...plays] : plays)

      await reviewUp(page)
      expect(await page.getByRole('button', { name: 'Sürdür', exact: true }).count()).toBe(0)
      await expectReview(
        page,
        rounds.map(({ key, chosen }) => chosen?.word === key.word),
      )
      await openResults(page)
      await expectResults(page, rounds)
      const names = { 'en-tr': 'EN → TR', 'tr-en': 'TR → EN' }
      await page.getByText(`${list.toUpperCase()} · ${names[direction]} · `).waitFor()
    },
  )

  test('all right is a whole green circle, and there is nothing to solve again', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    const rounds = await play(page, 'kolay', Array(5).fill('right'))
    await reviewUp(page)
    await openResults(page)

    await expectResults(page, rounds)
    expect(await page.getByRole('button', { name: 'Yanlışları yeniden çöz' }).count()).toBe(0)
    const wrong = page.getByRole('button', { name: /^Yanlış\s*0$/, disabled: true })
    await wrong.click({ force: true })
    expect(await page.getByRole('list', { name: 'Yanlış bildiklerin' }).count()).toBe(0)
  })

  test('without an end counts its questions in words, and ends with Bitir', async ({ open }) => {
    const page = await open('/')
    await startGame(page, { list: 'zor', count: 'unlimited' })
    const rounds = await play(page, 'zor', ['wrong', 'right', 'unknown'])
    await questionUp(page, 4)
    expect(await page.getByRole('banner').getByRole('listitem').count()).toBe(0)

    await endGame(page)
    await openResults(page)
    await expectResults(page, rounds)
  })

  test('without an end ends by itself when every word of the list has been asked', async ({
    open,
  }) => {
    const words = wordsOf('kolay')
      .filter(({ partOfSpeech, shape }) => partOfSpeech === 'noun' && shape === 'thing')
      .filter(({ turkish }) => turkish.length === 1)
      .slice(0, 7)
    const page = await open('/', { prepare: (fresh) => serveOnly(fresh, words) })
    await startGame(page, { count: 'unlimited' })

    const rounds = await play(page, 'kolay', Array(7).fill('right'))

    await reviewUp(page)
    expect(rounds.map(({ key }) => key.word).toSorted()).toEqual(
      words.map(({ word }) => word).toSorted(),
    )
    await openResults(page)
    await expectResults(page, rounds)
  })

  test('of the missed words asks just those, and is over when they have been asked', async ({
    open,
  }) => {
    const page = await open('/')
    await startGame(page, { count: 5 })
    const first = await play(page, 'kolay', ['wrong', 'right', 'unknown', 'wrong', 'right'])
    await reviewUp(page)
    await openResults(page)

    await page.getByRole('button', { name: 'Yanlışları yeniden çöz' }).click()
    await questionUp(page, 1)
    const again = await play(page, 'kolay', ['right', 'wrong', 'right'])

    await reviewUp(page)
    const missed = [0, 2, 3].map((at) => first[at]?.key.word)
    expect(new Set(again.map(({ key }) => key.word))).toEqual(new Set(missed))
    await openResults(page)
    await expectResults(page, again)
    await page.getByText('5 soruda 2 doğru').waitFor()
  })

  test('after another begins with words that were not just seen', async ({ open }) => {
    const page = await open('/')
    await startGame(page, { count: 10 })
    const first = await play(page, 'kolay', Array(5).fill('unknown'))
    await questionUp(page, 6)
    await endGame(page)

    await page.getByRole('button', { name: 'Yeni tur' }).click()
    const second = await play(page, 'kolay', Array(5).fill('unknown'))

    const seen = new Set(first.map(({ key }) => key.word))
    expect(second.filter(({ key }) => seen.has(key.word))).toEqual([])
  })
})

describe('ending early', () => {
  test('is offered to be taken back: Sürdür goes on where the game was', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page, { count: 5 })
    const rounds = await play(page, 'kolay', ['right', 'wrong'])
    await questionUp(page, 3)
    await endGame(page)
    await page.getByText('Turu 2 soruda bitirdin').waitFor()

    await page.getByRole('button', { name: 'Sürdür', exact: true }).click()
    await questionUp(page, 3)
    rounds.push(...(await play(page, 'kolay', ['right', 'right', 'unknown'], 3)))

    await reviewUp(page)
    await openResults(page)
    await expectResults(page, rounds)
    expect(await page.getByText('Önceki turlar').count()).toBe(0)
  })

  test('shows the answers, so that those seen can no longer be taken back', async ({ open }) => {
    const page = await open('/')
    await startGame(page)
    await play(page, 'kolay', ['right', 'wrong'])
    await questionUp(page, 3)
    await page.getByRole('button', { name: 'Bitir', exact: true }).click()
    await page.getByRole('button', { name: 'Sürdür', exact: true }).click()
    await questionUp(page, 3)

    await page.keyboard.press('z')
    await page.getByRole('button', { name: 'Geri al', disabled: true }).waitFor()
    await questionUp(page, 3)

    await play(page, 'kolay', ['wrong'], 3)
    await questionUp(page, 4)
    await page.getByRole('button', { name: 'Geri al', disabled: false }).click()
    await questionUp(page, 3)
    await page.getByRole('button', { name: 'Geri al', disabled: true }).waitFor()
  })

  test('leaves the way to the results free of the message about it', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await startGame(page)
    await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    await page.getByRole('button', { name: 'Bitir', exact: true }).click()
    await page.getByRole('button', { name: 'Sürdür', exact: true }).waitFor()

    await page.getByRole('link', { name: 'Hesaplama' }).click()
    await page.getByText('1 soruda 1 doğru').first().waitFor()
  })

  test('counts an option that is marked but not yet stored', async ({ open }) => {
    const page = await open('/')
    await startGame(page)
    const { key, options } = await readQuestion(page, 'kolay')
    await page.keyboard.press('ArrowDown')

    await endGame(page)
    await openResults(page)
    await expectResults(page, [{ key, options, chosen: options[0] }])
  })
})

/** Expects the review to tell each question as right or wrong, in jump list and verdict. */
async function expectReview(page: Page, areRight: readonly boolean[]) {
  const links = await page
    .getByRole('navigation', { name: 'Sorular' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))
  expect(links).toEqual(
    areRight.map((isRight, at) => `${at + 1}. soru, ${isRight ? 'doğru' : 'yanlış'}`),
  )
  const verdicts = page.getByText(/^(Doğru bildin|Bu kez olmadı)$/)
  expect(await verdicts.allTextContents()).toEqual(
    areRight.map((isRight) => (isRight ? 'Doğru bildin' : 'Bu kez olmadı')),
  )
  await page.getByRole('radio', { name: 'Yanlışlar' }).check()
  expect(await verdicts.allTextContents()).toEqual(
    areRight.filter((isRight) => !isRight).map(() => 'Bu kez olmadı'),
  )
}
