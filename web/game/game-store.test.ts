import { expect, test, vi } from 'vitest'
import { recentTargetIds } from '../storage/game-history.ts'
import { lastResultRecord } from '../storage/saved-game.ts'
import {
  answer,
  aTab,
  phase,
  plan,
  target,
  withOwnStorages,
  wrongOption,
} from './a-tab.test-support.ts'

withOwnStorages()

test('a game of three ends by itself and sends its answers to the store', async () => {
  const tab = aTab()
  await tab.start(plan)
  const asked: number[] = []
  for (const choose of [target, wrongOption, () => undefined]) {
    asked.push(target(tab))
    await answer(tab, choose(tab))
  }

  const { userAnswer, userAnswerInfo } = tab.now()
  expect(phase(tab)).toBe('over')
  expect(userAnswer).toHaveLength(3)
  expect(
    userAnswer
      .flat()
      .filter((option) => option.isTrue)
      .map((option) => option.indexWord),
  ).toEqual(asked)
  expect(
    userAnswerInfo.map((group) => group.some((option) => option.isTrue && option.isSelection)),
  ).toEqual([true, false, false])
})

test('without a storage the game plays on, and says that it is not kept', async () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('closed', 'SecurityError')
    },
  })
  const tab = aTab()
  await tab.start(plan)
  tab.pick(target(tab))
  tab.finish()

  expect(tab.now().isUnstored).toBe(true)
  expect(tab.now().userAnswer).toHaveLength(1)
  expect(lastResultRecord.read()).toEqual({ ok: true, value: undefined })
})

test('the next game asks other words than the last', async () => {
  const tab = aTab()
  const askedIn = async () => {
    await tab.start(plan)
    while (phase(tab) !== 'over') await answer(tab, undefined)
    return tab
      .now()
      .userAnswer.flat()
      .filter((option) => option.isTrue)
      .map(({ id }) => id)
  }
  const first = await askedIn()

  expect(recentTargetIds('zor').toSorted()).toEqual(first.toSorted())
  expect(new Set(await askedIn()).isDisjointFrom(new Set(first))).toBe(true)
})
