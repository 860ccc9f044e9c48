import { expect, test } from 'vitest'
import { savedGameIds } from '../storage/saved-game.ts'
import { aTab, list, plan, target, withOwnStorages } from './a-tab.test-support.ts'

withOwnStorages()

test('sendAnswer replaces the answers, and the answer info follows', () => {
  const tab = aTab()
  const entry = list.index.entries[0]
  if (!entry) throw new Error('the list is empty')
  tab.sendAnswer([[{ ...entry, isTrue: true, indexWord: 0, isSelection: false }]])
  tab.sendAnswer([])

  expect(tab.now().userAnswer).toEqual([])
  expect(tab.now().userAnswerInfo).toEqual([])
})

test('a finished game leaves nothing to go on with, but its results', async () => {
  const before = aTab()
  await before.start(plan)
  before.pick(target(before))
  before.finish()
  const after = aTab()
  after.findWaiting()

  expect(after.now().waiting).toBeUndefined()
  expect(savedGameIds()).toEqual([])
  expect(await after.restoreResults()).toBe(true)
  expect(after.now().userAnswer).toEqual(before.now().userAnswer)
})

test('a game that has nothing to ask is over, and leaves the results of the one before', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.pick(target(tab))
  tab.finish()
  const { userAnswer } = tab.now()
  await tab.start({ ...plan, among: ['gone.n.1'] })

  expect(tab.now()).toMatchObject({ game: { phase: 'over', rounds: [] }, loading: undefined })
  expect(tab.now().userAnswer).toBe(userAnswer)
})
