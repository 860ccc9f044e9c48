import { expect, test } from 'vitest'
import {
  answer,
  aTab,
  item,
  list,
  plan,
  target,
  withOwnStorages,
  wrongOption,
} from './a-tab.test-support.ts'

withOwnStorages()

test('every answer goes into the learning record, and so does what is taken back', async () => {
  const tab = aTab()
  await tab.start(plan)
  const asked = item(tab)
  tab.pass(4.04)
  tab.pick(wrongOption(tab))
  tab.undo()
  await answer(tab, undefined)

  const id = (place: number | undefined) => list.index.entries[place ?? -1]?.id
  expect(tab.records).toEqual([
    expect.objectContaining({
      kind: 'answer',
      round: 'game-1000000-1.1',
      sense: id(asked.target),
      list: 'zor',
      question: 'choice',
      asked: 'game',
      options: asked.options.map(id),
      chosen: id(asked.options.find((place) => place !== asked.target)),
      grade: 'again',
      seconds: 4,
      lexicon: 'v1',
    }),
    { kind: 'undo', round: 'game-1000000-1.1' },
    expect.objectContaining({ round: 'game-1000000-1.1', chosen: null, grade: 'again' }),
  ])
})

test('the time of an answer begins with its question, also after a reload', async () => {
  const before = aTab()
  await before.start(plan)
  before.pass(30)
  await answer(before, target(before))
  const after = aTab()
  after.findWaiting()
  await after.takeUp()
  after.pass(2)
  await answer(after, target(after))

  expect(before.records).toEqual([expect.objectContaining({ seconds: 30 })])
  expect(after.records).toEqual([expect.objectContaining({ seconds: 2 })])
})
