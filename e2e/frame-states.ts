import { pageAddress } from '#contract/addresses.ts'
import { loadingFailed } from './page-checks.ts'
import { atQuestion, type State, still } from './reach-states.ts'

/** The frame and the screens that stand alone, in every state worth a look. */
export const frameStates: readonly State[] = [
  [
    'the open menu',
    async (open) => {
      const page = await atQuestion(open, {})
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await page.getByRole('link', { name: 'İletişim' }).waitFor()
      return page
    },
  ],
  ['about', (open) => open(pageAddress.about, still)],
  ['the settings', (open) => open(pageAddress.settings, still)],
  ['an unknown address', (open) => open('/yok', { ...still, expected: [/status of 404/] })],
  [
    'no connection',
    async (open) => {
      const page = await open('/', { ...still, expected: loadingFailed })
      await page.context().setOffline(true)
      await page.getByText('Çevrim dışısın.').waitFor()
      return page
    },
  ],
  [
    'a screen that failed',
    async (open) => {
      const page = await open('/', { ...still, expected: [...loadingFailed, /imported module/] })
      await page.route('**/about-page-*.js', (route) => route.abort())
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await page.getByRole('link', { name: 'Hakkımızda' }).click()
      await page.getByRole('heading', { name: 'Bu ekran henüz yüklenmedi' }).waitFor()
      return page
    },
  ],
]
