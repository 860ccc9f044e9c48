import { answerCard, atContact, type State } from './reach-states.ts'

/** The contact screen, in every state worth a look. */
export const contactStates: readonly State[] = [
  ['the contact question', (open) => atContact(open)],
  [
    'the contact question with a wrong answer',
    async (open) => {
      const page = await atContact(open)
      // The next question comes by itself; this one is to be looked at.
      await page.clock.install()
      await answerCard(page, false)
      await page.getByText('Bu değil').waitFor()
      return page
    },
  ],
  [
    'the contact question answered rightly',
    async (open) => {
      const page = await atContact(open)
      await answerCard(page, true)
      await page.getByText(/^Doğru\./).waitFor()
      return page
    },
  ],
]
