import { pageAddress } from '#contract/addresses.ts'
import { importAnswers, openProgress } from './progress-player.ts'
import { atProgress, type State, still } from './reach-states.ts'
import { first, second, weakAnswers } from './weak-learner.ts'

/** İlerleme, in every state worth a look. */
export const progressStates: readonly State[] = [
  [
    'progress without an answer',
    async (open) => {
      const page = await open(pageAddress.progress, still)
      await page.getByRole('heading', { name: 'Henüz bir yanıtın yok' }).waitFor()
      return page
    },
  ],
  ['progress after a week', (open) => atProgress(open, 7)],
  ['progress after months', (open) => atProgress(open, 300)],
  [
    'progress with its tables',
    async (open) => {
      const page = await atProgress(open, 300)
      for (const table of await page.getByText('Tablo olarak göster').all()) await table.click()
      await page.getByRole('table', { name: 'Düzeye göre doğruluk' }).waitFor()
      return page
    },
  ],
  [
    'İlerleme with what is weak',
    async (open) => {
      const page = await open('/', still)
      await importAnswers(page, weakAnswers())
      await openProgress(page)
      await page.getByRole('button', { name: `${first.word} ` }).waitFor()
      return page
    },
  ],
  [
    'two words that are confused, side by side',
    async (open) => {
      const page = await open('/', still)
      await importAnswers(page, weakAnswers())
      await openProgress(page)
      await page.getByRole('button', { name: `${first.word} ` }).click()
      await page.getByRole('dialog').getByRole('heading', { name: second.word }).last().waitFor()
      return page
    },
  ],
]
