import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePlan } from '#domain/quiz/game.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import { listInMemory } from '../lexicon/word-lists.ts'
import { aLog } from '../question/a-log.test-support.ts'
import { aTimer } from '../question/a-timer.test-support.ts'
import { recentTargetIds } from '../storage/game-history.ts'
import { memoryStorage } from '../storage/memory-storage.test-support.ts'
import { gameRecord, lastResultRecord, savedGameIds } from '../storage/saved-game.ts'
import { flowOf } from './flow.ts'
import { createGameStore } from './game-store.ts'
import type { ListLoader } from './word-loading.ts'

const list = listInMemory({ list: 'zor', version: 'v1', entries: someEntries(60) })
const plan: GamePlan = { list: 'zor', direction: 'en-tr', count: 3 }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

type World = {
  readonly loadWordList?: ListLoader
  readonly openedAt?: number
  readonly keptWhen?: () => Promise<void>
  readonly settings?: Partial<Parameters<typeof flowOf>[0]>
}

/** A store as one tab has it; tabs share what is stored. */
function aTab({
  loadWordList = async () => ({ ok: true, value: list }),
  openedAt = 1_000_000,
  keptWhen,
  settings = {},
}: World = {}) {
  let elapsed = 0
  let ids = 0
  const timer = aTimer()
  const { records, ...recording } = aLog(keptWhen)
  const store = createGameStore({
    loadWordList,
    random: seededRandom(5),
    now: () => openedAt + elapsed,
    newId: () => `game-${openedAt}-${++ids}`,
    ...recording,
    clock: { start: (seconds) => (elapsed = seconds), stop: () => {}, seconds: () => elapsed },
    timer,
    flow: () => flowOf({ showAnswer: false, autoAdvance: true, ...settings }),
  })
  return {
    ...store.getState(),
    now: store.getState,
    pass: (seconds: number) => (elapsed += seconds),
    timer,
    records,
  }
}

type Tab = ReturnType<typeof aTab>

function item(tab: Tab) {
  const { game } = tab.now()
  if (!game || game.phase === 'over') throw new Error('nothing is on the screen')
  return game.item
}
const target = (tab: Tab) => item(tab).target
const wrongOption = (tab: Tab) => item(tab).options.find((place) => place !== target(tab)) ?? -1
const phase = (tab: Tab) => tab.now().game?.phase

/** Answers with an option, or with *Bilmiyorum*, and lets the next question come. */
async function answer(tab: Tab, place: number | undefined): Promise<void> {
  if (place === undefined) tab.sayUnknown()
  else tab.pick(place)
  await shown(tab)
}

/** Lets the mark be seen for as long as it is, and what comes after it come. */
async function shown(tab: Tab): Promise<void> {
  tab.timer.pass(280)
  await settled()
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

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

  expect(phase(tab)).toBe('asking')
})

test('an answer that was shown to be right or wrong cannot be given again', async () => {
  const tab = aTab({ settings: { showAnswer: true } })
  await tab.start(plan)
  tab.pick(target(tab))
  const shown = tab.now().game
  tab.undo()

  expect(tab.now().game).toBe(shown)
})

test('a game goes on after it was ended, and what the review showed stays answered', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.pick(target(tab))
  tab.finish()
  tab.resume()
  tab.undo()

  expect(phase(tab)).toBe('asking')
  expect(tab.now().game?.rounds).toHaveLength(1)

  tab.sayUnknown()
  tab.finish()
  expect(tab.now().userAnswer).toHaveLength(2)
})

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

test('words that do not come are told, and asked for again', async () => {
  let isUp = false
  const tab = aTab({
    loadWordList: async () =>
      isUp
        ? { ok: true, value: list }
        : { ok: false, problem: { kind: 'offline', asked: '/zor.json' } },
  })
  await tab.start(plan)
  expect(tab.now().loading?.hasFailed).toBe(true)

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
      lexicon: list.version,
    }),
    { kind: 'undo', round: 'game-1000000-1.1' },
    expect.objectContaining({ round: 'game-1000000-1.1', chosen: null, grade: 'again' }),
  ])
})

test('the next question waits until the answer is kept, and no longer', async () => {
  let keep = () => {}
  const tab = aTab({ keptWhen: () => new Promise<void>((resolve) => (keep = resolve)) })
  await tab.start(plan)
  const first = target(tab)
  await answer(tab, first)
  expect(target(tab)).toBe(first)

  keep()
  await settled()
  expect(target(tab)).not.toBe(first)
})

test('a mark stays in sight for 280 ms, and an answer taken back within them brings nothing on', async () => {
  const tab = aTab()
  await tab.start(plan)
  const first = item(tab)
  tab.pick(target(tab))
  tab.timer.pass(279)
  await settled()
  expect(phase(tab)).toBe('answered')

  tab.undo()
  await shown(tab)
  expect(tab.now().game).toMatchObject({ phase: 'asking', item: first, mark: first.target })
  tab.pick(first.target)
  tab.timer.pass(279)
  await settled()
  expect(phase(tab)).toBe('answered')
  tab.timer.pass(1)
  await settled()
  expect(tab.now().game).toMatchObject({ phase: 'asking', mark: undefined })
  expect(target(tab)).not.toBe(first.target)
})

test('a question is deaf to taps for its first 200 ms, but not to keys', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.tap(target(tab), tab.timer.nowMs() + 1000)
  tab.timer.pass(5000)
  tab.cameUp()
  tab.tap(target(tab), 5199)
  expect(phase(tab)).toBe('asking')

  tab.tap(target(tab), 5200)
  expect(phase(tab)).toBe('answered')
})

test('with autoAdvance off a pick only marks, and Sonraki answers and goes on', async () => {
  const tab = aTab({ settings: { autoAdvance: false } })
  await tab.start(plan)
  await tab.goNext()
  expect(tab.now().game?.rounds).toHaveLength(0)

  const first = target(tab)
  await answer(tab, wrongOption(tab))
  await answer(tab, first)
  expect(tab.now().game).toMatchObject({ phase: 'asking', mark: first, rounds: [] })
  await tab.goNext()
  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{ chosen: first }] })

  await answer(tab, undefined)
  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{}, { chosen: undefined }] })
})

test('with showAnswer on the answer stays until Sonraki, which first shows what was marked', async () => {
  const tab = aTab({ settings: { showAnswer: true } })
  await tab.start(plan)
  await answer(tab, target(tab))
  expect(phase(tab)).toBe('answered')
  tab.sayUnknown()
  tab.pick(wrongOption(tab))
  expect(tab.now().game?.rounds).toHaveLength(1)

  await tab.goNext()
  tab.mark(wrongOption(tab))
  await tab.goNext()
  expect(phase(tab)).toBe('answered')
  await tab.goNext()
  expect(phase(tab)).toBe('asking')
})

test('an answer left standing goes on when its question comes up again and nothing waits for Sonraki', async () => {
  const settings = { showAnswer: true, autoAdvance: true }
  const tab = aTab({ settings })
  await tab.start(plan)
  await answer(tab, target(tab))
  settings.showAnswer = false
  tab.cameUp()
  await shown(tab)

  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{}] })
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
