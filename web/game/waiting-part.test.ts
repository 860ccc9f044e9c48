import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.test-support.ts'
import { gameRecord, savedGameIds } from '../storage/saved-game.ts'
import { answer, aTab, plan, target, withOwnStorages, wrongOption } from './a-tab.test-support.ts'

withOwnStorages()

test('a tab that is loaded anew goes on with its game where it was', async () => {
  const before = aTab()
  await before.start(plan)
  await answer(before, target(before))
  before.mark(wrongOption(before))
  before.pass(42)
  before.mark(wrongOption(before))
  const after = aTab()
  after.findWaiting()
  await after.takeUp()

  expect(after.now().game).toEqual(before.now().game)
  after.finish()
  expect(after.now().finished?.seconds).toBe(42)
})

test('a tab loaded anew between the last answer and the end of the game ends it', async () => {
  const before = aTab()
  await before.start({ ...plan, count: 1 })
  before.pick(target(before))
  const after = aTab()
  after.findWaiting()
  await after.takeUp()

  expect(after.now()).toMatchObject({ game: { phase: 'over' }, loading: undefined })
  expect(after.now().userAnswer).toHaveLength(1)
})

test('home offers the newest game of another tab', async () => {
  const [older, newer] = [aTab(), aTab({ openedAt: 2_000_000 })]
  await older.start(plan)
  vi.stubGlobal('sessionStorage', memoryStorage())
  await newer.start({ ...plan, direction: 'tr-en' })
  vi.stubGlobal('sessionStorage', memoryStorage())
  const third = aTab()
  third.findWaiting()

  expect(savedGameIds()).toHaveLength(2)
  expect(third.now().waiting?.plan.direction).toBe('tr-en')
})

test('a game started after a reload takes the place of the one that the tab had before', async () => {
  await aTab().start(plan)
  const reloaded = aTab({ openedAt: 2_000_000 })
  await reloaded.start(plan)

  expect(savedGameIds()).toEqual(['game-2000000-1'])
})

test('a game whose record is damaged is told and cleared', () => {
  localStorage.setItem('io.game.x', '{"version":1,"value":{"rounds":7}}')
  const tab = aTab()
  tab.findWaiting()

  expect(tab.now().lost).toBe('broken')
  expect(savedGameIds()).toEqual([])
})

test('a game of a newer version is told and left as it is', async () => {
  const newer = '{"version":2,"value":{"boards":[]}}'
  localStorage.setItem('io.game.x', newer)
  sessionStorage.setItem('io.tab', 'x')
  const tab = aTab()
  tab.findWaiting()

  expect(tab.now().lost).toBe('newer')
  await tab.start(plan)
  expect(localStorage.getItem('io.game.x')).toBe(newer)
})

test('a game with a word that is not in the list is told, and kept for a build that has it', async () => {
  const before = aTab()
  await before.start(plan)
  const [id = ''] = savedGameIds()
  const stored = gameRecord(id).read()
  if (!stored.ok || !stored.value?.asking) throw new Error('nothing was stored')
  const { asking } = stored.value
  gameRecord(id).write({
    ...stored.value,
    asking: {
      ...asking,
      target: 'gone.adj.1',
      options: asking.options.with(asking.options.indexOf(asking.target), 'gone.adj.1'),
    },
  })
  const after = aTab()
  after.findWaiting()
  await after.takeUp()

  expect(after.now().lost).toBe('outdated')
  expect(after.now().game).toBeUndefined()
  expect(savedGameIds()).toEqual([id])

  const again = aTab()
  again.findWaiting()
  expect(again.now().waiting).toBeUndefined()
  const kept = gameRecord(id).read()
  if (!kept.ok || !kept.value) throw new Error('the game is gone')
  gameRecord(id).write({ ...kept.value, unreadWith: '/assets/zor.quiz-older.json' })
  again.findWaiting()
  expect(again.now().waiting?.id).toBe(id)

  gameRecord(id).write(kept.value)
  aTab({ openedAt: 1_000_000 + 31 * 24 * 3_600_000 }).findWaiting()
  expect(savedGameIds()).toEqual([])
})
