import { expect, test } from 'vitest'
import { savedGameIds } from '../storage/saved-game.ts'
import { aTab, list, phase, plan, withOwnStorages } from './a-tab.test-support.ts'

withOwnStorages()

test('words that do not come are told, and asked for again', async () => {
  let isUp = false
  const tab = aTab({
    loadQuizPart: async () =>
      isUp
        ? { ok: true, value: list }
        : { ok: false, problem: { kind: 'offline', asked: '/zor.json' } },
  })
  await tab.start(plan)
  expect(tab.now().loading?.problem?.kind).toBe('offline')

  isUp = true
  await tab.now().loading?.retry()
  expect(phase(tab)).toBe('asking')
})

test('the game before is kept until the words of the next are there', async () => {
  const tab = aTab()
  await tab.start(plan)
  const [first] = savedGameIds()
  await tab.start(plan)

  expect(savedGameIds()).toHaveLength(1)
  expect(savedGameIds()).not.toEqual([first])
})
