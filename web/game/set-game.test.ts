import { beforeEach, expect, test } from 'vitest'
import type { GamePlan } from '#domain/quiz/game.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import type { QuizPartName } from '#domain/words/entry.ts'
import { joinedInMemory } from '../lexicon/joined-parts.ts'
import { finishedGames } from '../storage/game-history.ts'
import { savedGameIds, setTabGameId } from '../storage/saved-game.ts'
import {
  answer,
  aTab,
  item,
  list as ofZor,
  phase,
  plan as planOfZor,
  type Tab,
  target,
  withOwnStorages,
} from './a-tab.test-support.ts'

withOwnStorages()

const aPart = (part: QuizPartName) => ({
  part,
  version: 'v1',
  asked: 30,
  entries: someEntries(30).map((entry) => ({ ...entry, id: `${part}-${entry.id}` })),
})
const words = joinedInMemory([aPart('zor'), aPart('b1')])
const among = [3, 7, 40, 50].map((place) => entryAt(words.index, place).id)
const set = { search: 'duzey=b1&liste=zor', name: 'ZOR · B1' }
const plan: GamePlan = { set, direction: 'en-tr', among, count: among.length }

const asked: (readonly string[])[] = []
const loadWordsOf = async (senses: readonly string[]) => {
  asked.push(senses)
  return { ok: true, value: words } as const
}
beforeEach(() => asked.splice(0))

const targetId = (tab: Tab) => entryAt(words.index, target(tab)).id

test('a game of a set asks each of its words once, and nothing else', async () => {
  const tab = aTab({ loadWordsOf })
  await tab.start(plan)
  const seen: string[] = []
  while (phase(tab) === 'asking') {
    seen.push(targetId(tab))
    await answer(tab, target(tab))
  }

  expect(seen.toSorted()).toEqual(among.toSorted())
  expect(asked).toEqual([among])
})

test('a set of a single word takes its wrong options from outside, from the part of the word', async () => {
  const [one = ''] = among
  const tab = aTab({ loadWordsOf })
  await tab.start({ ...plan, among: [one], count: 1 })
  const options = item(tab).options.map((place) => entryAt(words.index, place).id)

  expect(targetId(tab)).toBe(one)
  expect(new Set(options).size).toBe(5)
  expect(options.every((id) => id.startsWith('zor-'))).toBe(true)
})

test('what is recorded of an answer names the list of its word, and none for a word of no list', async () => {
  const tab = aTab({ loadWordsOf })
  await tab.start(plan)
  for (const _ of among) await answer(tab, target(tab))
  const records = tab.records as readonly AnswerRecord[]
  const recorded = records.map(({ sense, list }) => [sense, list])

  expect(recorded.toSorted()).toEqual(
    among.map((id) => [id, id.startsWith('zor') ? 'zor' : '']).toSorted(),
  )
})

test('a game of a set goes on after a reload, with its words and its name', async () => {
  const before = aTab({ loadWordsOf })
  await before.start(plan)
  await answer(before, target(before))
  const shown = targetId(before)

  const after = aTab({ loadWordsOf })
  after.findWaiting()
  await after.takeUp()

  expect(targetId(after)).toBe(shown)
  expect(after.now().game?.plan).toEqual(plan)
})

test('the results of a game of a set are there after a reload, and among the earlier games', async () => {
  const tab = aTab({ loadWordsOf })
  await tab.start(plan)
  await answer(tab, target(tab))
  tab.finish()
  const later = aTab({ loadWordsOf })

  expect(await later.restoreResults()).toBe(true)
  expect(later.now().finished?.plan).toEqual(plan)
  expect(finishedGames()).toMatchObject([{ name: set.name, total: 1, correct: 1 }])
})

test('words asked of a set come last in its next game', async () => {
  const first = aTab({ loadWordsOf })
  await first.start({ ...plan, count: 2 })
  for (const _ of [1, 2]) await answer(first, target(first))
  const done = first
    .now()
    .userAnswer.flat()
    .filter(({ isTrue }) => isTrue)
  const second = aTab({ loadWordsOf })
  await second.start({ ...plan, count: 2 })
  const seen: string[] = []
  while (phase(second) === 'asking') {
    seen.push(targetId(second))
    await answer(second, target(second))
  }

  expect(seen.filter((id) => done.some((option) => option.id === id))).toEqual([])
})

test('a game that gives way to another says so, and one can go back to it as it was', async () => {
  const tab = aTab({ loadWordsOf })
  await tab.start(planOfZor)
  await answer(tab, target(tab))
  const shown = target(tab)
  await tab.start(plan)
  const { left } = tab.now()
  expect(left).toMatchObject({ isKept: false, game: { plan: { list: 'zor' } } })
  expect(left?.game.rounds).toHaveLength(1)
  expect(savedGameIds()).toHaveLength(1)

  await tab.goBack()

  expect(tab.now().game?.plan).toEqual(planOfZor)
  expect(tab.now().game?.rounds).toHaveLength(1)
  expect(target(tab)).toBe(shown)
  expect(tab.now().list).toBe(ofZor)
  expect(savedGameIds()).toEqual([left?.game.id])
})

test('the way back is open until the first answer, and there is none to a game without answers', async () => {
  const tab = aTab({ loadWordsOf })
  await tab.start(planOfZor)
  await tab.start(plan)
  expect(tab.now().left).toBe(undefined)
  await answer(tab, target(tab))
  await tab.start(planOfZor)
  expect(tab.now().left?.game.plan.set).toEqual(set)
  await answer(tab, target(tab))

  expect(tab.now().left).toBe(undefined)
})

test('a game of another visit that was offered stays kept when one of one’s own begins', async () => {
  const earlier = aTab()
  await earlier.start(planOfZor)
  await answer(earlier, target(earlier))
  const [kept] = savedGameIds()
  setTabGameId(undefined)
  const tab = aTab({ loadWordsOf, openedAt: 2_000_000 })
  tab.findWaiting()
  await tab.start(plan)
  expect(tab.now().left).toMatchObject({ isKept: true, game: { id: kept } })
  expect(savedGameIds()).toHaveLength(2)

  await tab.goBack()

  expect(tab.now().game?.plan).toEqual(planOfZor)
  expect(savedGameIds()).toEqual([kept])
})
