import { pageAddress, sweepAddress } from '#contract/addresses.ts'
import { atLearning, claimUnknown } from './learn-player.ts'
import { type State, still } from './reach-states.ts'

/** Öğren and Tarama, in every state worth a look. */
export const learningStates: readonly State[] = [
  [
    'Öğren without a set',
    async (open) => {
      const page = await open(pageAddress.learn, still)
      await page.getByRole('link', { name: /^ZOR/ }).waitFor()
      return page
    },
  ],
  ['the beginning of Öğren', (open) => atLearning(open, 'start')],
  ['a card of Öğren', (open) => atLearning(open, 'card')],
  ['a question of Öğren with a wrong answer', (open) => atLearning(open, 'wrong')],
  ['a word of Öğren to be typed', (open) => atLearning(open, 'typed')],
  ['the end of Öğren', (open) => atLearning(open, 'end')],
  [
    'Tarama',
    async (open) => {
      const page = await open(sweepAddress('liste=zor'), still)
      await page.getByRole('heading', { name: 'Anlamını söyleyebilir misin?' }).waitFor()
      return page
    },
  ],
  [
    'the end of Tarama',
    async (open) => {
      const page = await open(sweepAddress('kelime=abundant,wilt'), still)
      await claimUnknown(page)
      await claimUnknown(page)
      await page.getByRole('heading', { name: 'Tarama bitti' }).waitFor()
      return page
    },
  ],
]
