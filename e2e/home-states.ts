import { endGame, play, questionUp } from './player.ts'
import { atQuestion, type State, still } from './reach-states.ts'

/** The home screen, in every state worth a look. */
export const homeStates: readonly State[] = [
  ['home', (open) => open('/', still)],
  [
    'home with a game to go back to',
    async (open) => {
      const page = await atQuestion(open, {})
      await page.goBack()
      await page.getByRole('button', { name: /Tura dön/ }).waitFor()
      return page
    },
  ],
  [
    'home of a returning learner',
    async (open) => {
      const page = await atQuestion(open, {})
      await play(page, 'kolay', ['wrong', 'right'])
      await questionUp(page, 3)
      await endGame(page)
      await page.goBack()
      await page.getByRole('region', { name: 'Bugün' }).getByText('1 yeni').waitFor()
      return page
    },
  ],
  [
    'home with a game that was lost',
    async (open) => {
      const lose = () => localStorage.setItem('io.game.x', '{}')
      const page = await open('/', { ...still, prepare: (fresh) => fresh.addInitScript(lose) })
      await page.getByRole('alert').filter({ hasText: 'okunamadı' }).waitFor()
      return page
    },
  ],
]
