// İlerleme: what is weak, and what can be done about it.

import { describe, expect } from 'vitest'
import { clockStart, recordId, tick } from '#domain/record/log-clock.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { questionUp, readQuestion } from './player.ts'
import { phone, test } from './product.ts'
import { learner, today } from './progress-learner.ts'
import { factsOf, importAnswers, openProgress } from './progress-player.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('zor').slice(0, 60)
const [first, second] = words as [(typeof words)[number], (typeof words)[number]]

/** Sixty words asked once, and the first two of them taken for one another. */
function answers(): AnswerRecord[] {
  let clock = clockStart
  const at = Date.parse(`${today}T17:00+03:00`)
  const given = (sense: string, chosen: string, more: Partial<AnswerRecord> = {}): AnswerRecord => {
    clock = tick(clock, at)
    return {
      id: recordId(clock, 'weak'),
      device: 'weak',
      at,
      offsetMinutes: 180,
      kind: 'answer',
      round: `weak.${clock.count}`,
      sense,
      list: 'zor',
      direction: 'en-tr',
      question: 'choice',
      asked: 'game',
      options: [],
      chosen,
      grade: sense === chosen ? 'good' : 'again',
      seconds: 4,
      lexicon: 'x',
      ...more,
    }
  }
  return [
    ...words.map(({ id }) => given(id, id)),
    ...words
      .slice(2, 5)
      .map(({ id }) => given(id, '', { question: 'typed', asked: 'recall', grade: 'good' })),
    given(first.id, second.id),
    given(second.id, first.id),
    given(first.id, second.id),
  ]
}

describe.concurrent('what is weak', () => {
  test('stands with its numbers, each of which leads to its words', async ({ open }) => {
    const page = await learner(open)
    await importAnswers(page, answers())
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
  })

  test('a pair opens both words side by side, and a game of the two', async ({ open }) => {
    const page = await learner(open, undefined, { viewport: phone })
    await importAnswers(page, answers())
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
    await importAnswers(page, answers())
    await openProgress(page)
    const hint = page.getByText('60 kelimen oldu. Kaydın yalnız bu cihazda; bir yedek al.')
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
