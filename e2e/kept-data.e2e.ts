// What the browser has kept may be damaged, old or foreign, and some browsers keep nothing.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pageAddress } from '#contract/addresses.ts'
import { goTo } from './page-checks.ts'
import {
  endGame,
  expectResults,
  openResults,
  play,
  questionUp,
  reviewUp,
  startGame,
} from './player.ts'
import { type Open, test } from './product.ts'

describe('what the browser has kept', () => {
  const brokenGame =
    'Yarım kalan turun kaydı okunamadı, bu yüzden kapatıldı. Yeni bir tura hemen başlayabilirsin.'
  const outdatedGame =
    'Yarım kalan turun kelimeleri değişti, bu yüzden tur kapatıldı. Yeni bir tura hemen başlayabilirsin.'

  test.for([
    ['damaged', '{"version":1,"va', brokenGame],
    ['of another program', '{"score":12}', brokenGame],
    ['without its rounds', '{"version":1,"value":{"id":"x","savedAt":1}}', brokenGame],
    ['of an older version', '{"version":0,"value":{}}', outdatedGame],
  ] as const)(
    'a game that is %s ends with a sentence, once, and the next game can be played',
    async ([, record, sentence], { open }) => {
      const page = await open('/', {
        prepare: (fresh) => keep(fresh, { 'io.game.x': record }),
      })

      await page.getByRole('alert').getByText(sentence).waitFor()
      expect(await page.getByRole('button', { name: /Tura dön/ }).count()).toBe(0)
      await startGame(page)
      await play(page, 'kolay', ['right'])
      await questionUp(page, 2)
      await page.goBack()
      await page.getByRole('button', { name: /Tura dön/ }).waitFor()
      expect(await page.getByText(sentence).count()).toBe(0)
    },
  )

  test('a game and settings of a newer version are left as they are, whatever is done meanwhile', async ({
    open,
    origin,
  }) => {
    const newer = {
      'io.game.x': '{"version":2,"value":{"boards":[]}}',
      'io.preferences': '{"version":2,"value":{"speed":"fast"}}',
      'io.last': '{"version":2,"value":{"boards":[]}}',
    }
    const page = await open('/', { prepare: (fresh) => keep(fresh, newer) })
    await startGame(page)
    await play(page, 'kolay', ['right'])
    await questionUp(page, 2)
    await endGame(page)
    await goTo(page, `${origin}/ayarlar`)
    await page.getByRole('radio', { name: 'İngiliz', exact: true }).check()

    const stored = await page.evaluate(
      (keys) => keys.map((key) => [key, localStorage.getItem(key)]),
      Object.keys(newer),
    )
    expect(Object.fromEntries(stored)).toEqual(newer)
    await page.goto(`${origin}/`)
    await page
      .getByRole('alert')
      .getByText(/daha yeni bir sürümüyle saklanmış/)
      .waitFor()
  })

  test('a tab whose game was deleted elsewhere is home after a reload', async ({ open }) => {
    const page = await open('/')
    await startGame(page)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
    })
    await page.reload()

    await page.getByRole('heading', { name: 'INGILIZCE OGRENIYORUM' }).waitFor()
  })

  test('a game with a word that is not in the list ends with a sentence', async ({ open }) => {
    const { record } = await keptGame(open)
    const renamed = record.replaceAll(/"(\w+)\.(\w+)\.1"/g, '"$1x.$2.1"')
    const { value } = JSON.parse(record) as { value: { id: string } }
    const page = await open('/', {
      prepare: (fresh) => keep(fresh, { [`io.game.${value.id}`]: renamed }),
    })

    await page.getByRole('button', { name: /Tura dön/ }).click()

    await page.getByRole('alert').getByText(outdatedGame).waitFor()
    await startGame(page)
  })

  test('whatever else is wrong with a kept game, it goes on or ends with a sentence', async ({
    open,
  }) => {
    const { record } = await keptGame(open)
    const { version, value } = JSON.parse(record) as { version: number; value: Kept }
    const [first] = value.rounds
    const spoiled: Record<string, Partial<Record<keyof Kept, unknown>>> = {
      'a mark that is no option': { mark: value.rounds[0]?.item.target },
      'a mark that is no word': { mark: 'nothing.n.1' },
      'more closed rounds than rounds': { closedRounds: 99 },
      'more rounds than questions': { plan: { ...value.plan, count: 1 } },
      'no word to ask': { plan: { ...value.plan, among: [] }, rounds: [], asking: undefined },
      'nothing asked': { asking: undefined },
      'the same round twice': { rounds: [first, first] },
      'an answer to a question that is still asked': { asking: first?.item },
      'a count that is no number of questions': { plan: { ...value.plan, count: -3 } },
      'an unknown list': { plan: { ...value.plan, list: 'orta' } },
      'options without the key': {
        asking: { ...value.asking, target: first?.item.target },
      },
      'two senses where the words have one': { asking: { ...value.asking, senses: 2 } },
    }
    const page = await open('/')
    for (const [what, change] of Object.entries(spoiled)) {
      const text = JSON.stringify({ version, value: { ...value, ...change, id: 'x' } })
      await page.evaluate((spoilt) => {
        localStorage.clear()
        localStorage.setItem('io.game.x', spoilt)
      }, text)
      await page.reload()
      const offer = page.getByRole('button', { name: /Tura dön/ })
      const said = page.getByRole('alert').filter({ hasText: 'tur' })
      await offer.or(said).first().waitFor()
      if ((await said.count()) > 0) continue
      await offer.click()
      const question = page.getByRole('radio').nth(4)
      const review = page.getByText('Tur bitti, yanıtlarına bak.')
      await question
        .or(said)
        .or(review)
        .first()
        .waitFor()
        .catch(() => {
          throw new Error(`a game with ${what} leads nowhere`)
        })
      await page.goBack()
    }
  })

  test('results that cannot be read leave the screen empty, and the earlier games there', async ({
    open,
  }) => {
    const { storageState } = await finishedGame(open)
    const page = await open(pageAddress.results, {
      storageState,
      prepare: (fresh) => keep(fresh, { 'io.last': '{"version":1,"value":{"rounds":[]}}' }),
    })

    await page.getByRole('heading', { level: 1, name: 'Henüz bir tur yok' }).waitFor()
    await page.getByText('KOLAY · 1 soruda 1 doğru').waitFor()
  })

  test('settings and lists that cannot be read fall back, and the game is played', async ({
    open,
  }) => {
    const page = await open('/', {
      prepare: (fresh) =>
        keep(fresh, {
          tema: 'mor',
          gun: '',
          'io.preferences': '{"version":1,"value":{"direction":"de-tr","count":7,"shortcuts":"x"}}',
          'io.games': '[1,2]',
          'io.recent.kolay': 'null',
          'io.last': '{}',
        }),
    })

    expect(await page.getByRole('radio', { name: '10' }).isChecked()).toBe(true)
    await startGame(page)
    const rounds = await play(page, 'kolay', ['right', 'wrong'])
    await questionUp(page, 3)
    await endGame(page)
    await openResults(page)
    await expectResults(page, rounds)
  })

  const refusals: readonly [string, () => void][] = [
    [
      'allows no storage',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          })
        }
      },
    ],
    [
      'has no room left',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      },
    ],
  ]
  test.for(refusals)(
    'where the browser %s, the game says so and is played all the same',
    async ([, refuse], { open, origin }) => {
      const page = await open('/', { prepare: (fresh) => fresh.addInitScript(refuse) })
      await startGame(page, { count: 5 })
      await page.getByText('Bu tarayıcı kayıt tutmaya izin vermiyor: sayfayı kapatınca').waitFor()

      const rounds = await play(page, 'kolay', ['right', 'wrong', 'unknown', 'right', 'wrong'])

      await reviewUp(page)
      await openResults(page)
      await expectResults(page, rounds)
      await page.getByRole('button', { name: 'Yeni tur' }).click()
      await questionUp(page, 1)
      await goTo(page, `${origin}/ayarlar`)
      await page.getByRole('radio', { name: 'Koyu' }).check()
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    },
  )
})

type KeptItem = { readonly target: string; readonly options: readonly string[] }
type Kept = {
  readonly plan: Readonly<Record<string, unknown>>
  readonly rounds: readonly { readonly item: KeptItem; readonly chosen?: string }[]
  readonly asking?: KeptItem
  readonly mark?: string
  readonly closedRounds: number
}

/** Puts records into the storage of `page` before it is opened, once. */
async function keep(page: Page, records: Readonly<Record<string, string>>) {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text)
  }, records)
}

/** The record of a game that was left after two answers. */
async function keptGame(open: Open): Promise<{ record: string }> {
  const page = await open('/')
  await startGame(page)
  await play(page, 'kolay', ['right', 'wrong'])
  await questionUp(page, 3)
  const record = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('io.game.'))
    return localStorage.getItem(key ?? '')
  })
  if (!record) throw new Error('the game was not kept')
  return { record }
}

/** A profile in which one game of one question was finished. */
async function finishedGame(open: Open) {
  const page = await open('/')
  await startGame(page)
  await play(page, 'kolay', ['right'])
  await questionUp(page, 2)
  await endGame(page)
  return { storageState: await page.context().storageState() }
}
