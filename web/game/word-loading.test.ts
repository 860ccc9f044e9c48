import { expect, test, vi } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { type LoadedWords, wordsInMemory } from '../lexicon/quiz-parts.ts'
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

/** The first `asked` words of a list of sixty, as a starter has them. */
function aStarter(asked: number): LoadedWords {
  const entries = someEntries(60)
  return { ...wordsInMemory({ part: 'kolay', version: 'v1', asked, entries }), isStarter: true }
}

test('the first questions come from the starter, the others from the whole list once it is there', async () => {
  let arrive = () => {}
  const whole = new Promise<void>((resolve) => (arrive = resolve))
  const tab = aTab({
    loadStarter: async () => ({ ok: true, value: aStarter(2) }),
    loadQuizPart: async () => {
      await whole
      return { ok: true, value: list }
    },
  })
  await tab.start({ ...plan, count: 3 })
  expect(phase(tab)).toBe('asking')
  expect(tab.now().list?.index.asked).toBe(2)
  const first = tab.now().game

  arrive()
  await vi.waitFor(() => expect(tab.now().list).toBe(list))
  expect(tab.now().game).toBe(first)
})

test('a game that has asked all of its starter waits for the list, and can ask for it again', async () => {
  let isUp = false
  const tab = aTab({
    loadStarter: async () => ({ ok: true, value: aStarter(1) }),
    loadQuizPart: async () =>
      isUp
        ? { ok: true, value: list }
        : { ok: false, problem: { kind: 'offline', asked: '/kolay.json' } },
  })
  await tab.start({ ...plan, count: 3 })
  tab.sayUnknown()
  await tab.goNext()
  expect(tab.now().loading?.problem?.kind).toBe('offline')
  expect(tab.now().game?.rounds).toHaveLength(1)

  isUp = true
  await tab.now().loading?.retry()
  expect(phase(tab)).toBe('asking')
  expect(tab.now().game?.rounds).toHaveLength(1)
})

test('a starter that does not come is no loss where the list does', async () => {
  const tab = aTab({
    loadStarter: async () => ({ ok: false, problem: { kind: 'offline', asked: '/starter.json' } }),
  })
  await tab.start(plan)

  expect(tab.now().list).toBe(list)
})
