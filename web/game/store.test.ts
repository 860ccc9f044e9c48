import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePlan } from '#domain/quiz/game.ts'
import { seededRandom } from '#domain/random.ts'
import type { Result } from '#domain/result.ts'
import { quizList } from '#lexicon/build.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { type LoadedList, listInMemory } from '../lexicon/word-lists.ts'
import { recentTargetIds } from '../storage/game-history.ts'
import { memoryStorage } from '../storage/memory-storage.test-support.ts'
import { gameRecord, lastResultRecord, savedGameIds } from '../storage/saved-game.ts'
import { createGameStore } from './store.ts'

const list = listInMemory(quizList(loadLexicon().lexicon, 'zor'))
const plan: GamePlan = { list: 'zor', direction: 'en-tr', count: 3 }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

type Loader = () => Promise<Result<LoadedList, 'unavailable'>>

/** A store as one tab has it; tabs share what is stored. */
function aTab(
  loadWordList: Loader = async () => ({ ok: true, value: list }),
  openedAt = 1_000_000,
  keptWhen = async () => {},
) {
  let elapsed = 0
  let ids = 0
  const records: unknown[] = []
  const store = createGameStore({
    loadWordList,
    random: seededRandom(5),
    now: () => openedAt + elapsed,
    newId: () => `game-${openedAt}-${++ids}`,
    recordAnswer: (draft) => {
      records.push(draft)
      return keptWhen()
    },
    recordUndo: async (round) => void records.push({ kind: 'undo', round }),
    clock: { start: (seconds) => (elapsed = seconds), stop: () => {}, seconds: () => elapsed },
  })
  return {
    ...store.getState(),
    now: store.getState,
    pass: (seconds: number) => (elapsed += seconds),
    records,
  }
}

type Tab = ReturnType<typeof aTab>

const target = (tab: Tab) => tab.now().game?.asking?.target ?? -1
const wrongOption = (tab: Tab) =>
  tab.now().game?.asking?.options.find((place) => place !== target(tab)) ?? -1

test('a game of three ends by itself and sends its answers to the store', async () => {
  const tab = aTab()
  await tab.start(plan)
  const asked: number[] = []
  for (const choose of [target, wrongOption, () => undefined]) {
    asked.push(target(tab))
    tab.answer(choose(tab))
    await tab.goOn()
  }

  const { userAnswer, userAnswerInfo, isFinished } = tab.now()
  expect(isFinished).toBe(true)
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

test('sendAnswer replaces the answers, and the answer info follows', () => {
  const tab = aTab()
  const entry = list.index.entries[0]
  if (!entry) throw new Error('the list is empty')
  tab.sendAnswer([[{ ...entry, isTrue: true, indexWord: 0, isSelection: false }]])
  tab.sendAnswer([])

  expect(tab.now().userAnswer).toEqual([])
  expect(tab.now().userAnswerInfo).toEqual([])
})

test('ending counts an option that is only marked', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.mark(target(tab))
  tab.finish()

  expect(tab.now().userAnswer).toHaveLength(1)
})

test('a game without an answer does not end', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.finish()

  expect(tab.now().isFinished).toBe(false)
})

test('an answer that was shown to be right or wrong cannot be given again', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.answer(target(tab), { isRightShown: true })
  const shown = tab.now().game
  tab.undo()

  expect(tab.now().game).toBe(shown)
})

test('a game goes on after it was ended, and what the review showed stays answered', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.answer(target(tab))
  tab.finish()
  tab.resume()
  tab.undo()

  expect(tab.now().isFinished).toBe(false)
  expect(tab.now().game?.rounds).toHaveLength(1)

  tab.answer(undefined)
  tab.finish()
  expect(tab.now().userAnswer).toHaveLength(2)
})

test('a tab that is loaded anew goes on with its game where it was', async () => {
  const before = aTab()
  await before.start(plan)
  before.answer(target(before))
  await before.goOn()
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
  before.answer(target(before))
  const after = aTab()
  after.findWaiting()
  await after.takeUp()

  expect(after.now()).toMatchObject({ isFinished: true, loading: undefined })
  expect(after.now().userAnswer).toHaveLength(1)
})

test('a finished game leaves nothing to go on with, but its results', async () => {
  const before = aTab()
  await before.start(plan)
  before.answer(target(before))
  before.finish()
  const after = aTab()
  after.findWaiting()

  expect(after.now().waiting).toBeUndefined()
  expect(savedGameIds()).toEqual([])
  expect(await after.restoreResults()).toBe(true)
  expect(after.now().userAnswer).toEqual(before.now().userAnswer)
})

test('home offers the newest game of another tab', async () => {
  const [older, newer] = [aTab(), aTab(undefined, 2_000_000)]
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
  const reloaded = aTab(undefined, 2_000_000)
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
  aTab(undefined, 1_000_000 + 31 * 24 * 3_600_000).findWaiting()
  expect(savedGameIds()).toEqual([])
})

test('words that do not come are told, and asked for again', async () => {
  let isUp = false
  const tab = aTab(async () =>
    isUp ? { ok: true, value: list } : { ok: false, problem: 'unavailable' },
  )
  await tab.start(plan)
  expect(tab.now().loading?.hasFailed).toBe(true)

  isUp = true
  await tab.now().loading?.retry()
  expect(tab.now().game?.asking).toBeDefined()
})

test('the game before is kept until the words of the next are there', async () => {
  const tab = aTab()
  await tab.start(plan)
  const [first] = savedGameIds()
  await tab.start(plan)

  expect(savedGameIds()).toHaveLength(1)
  expect(savedGameIds()).not.toEqual([first])
})

test('the next game asks other words than the last', async () => {
  const tab = aTab()
  const askedIn = async () => {
    await tab.start(plan)
    while (!tab.now().isFinished) {
      tab.answer(undefined)
      await tab.goOn()
    }
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
  tab.answer(target(tab))
  tab.finish()

  expect(tab.now().isUnstored).toBe(true)
  expect(tab.now().userAnswer).toHaveLength(1)
  expect(lastResultRecord.read()).toEqual({ ok: true, value: undefined })
})

test('every answer goes into the learning record, and so does what is taken back', async () => {
  const tab = aTab()
  await tab.start(plan)
  const asked = tab.now().game?.asking
  tab.pass(4)
  tab.answer(wrongOption(tab))
  tab.undo()
  tab.answer(undefined)
  await tab.goOn()

  const id = (place: number | undefined) => list.index.entries[place ?? -1]?.id
  expect(tab.records).toEqual([
    expect.objectContaining({
      kind: 'answer',
      round: 'game-1000000-1.1',
      sense: id(asked?.target),
      list: 'zor',
      question: 'choice',
      asked: 'game',
      options: asked?.options.map(id),
      chosen: id(asked?.options.find((place) => place !== asked.target)),
      grade: 'again',
      seconds: 4,
      lexicon: list.version,
    }),
    { kind: 'undo', round: 'game-1000000-1.1' },
    expect.objectContaining({ round: 'game-1000000-1.1', chosen: null, grade: 'again' }),
  ])
})

test('the next question waits until the answer is kept, and no longer', async () => {
  let keep = () => {}
  const tab = aTab(undefined, undefined, () => new Promise<void>((resolve) => (keep = resolve)))
  await tab.start(plan)
  const first = target(tab)
  tab.answer(first)
  const going = tab.goOn()
  await Promise.resolve()
  expect(target(tab)).toBe(first)

  keep()
  await going
  expect(target(tab)).not.toBe(first)
})
