import { afterEach, beforeEach, vi } from 'vitest'
import type { GamePlan } from '#domain/quiz/game.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aLog } from '../question/a-log.test-support.ts'
import { aTimer } from '../question/a-timer.test-support.ts'
import { memoryStorage } from '../storage/memory-storage.test-support.ts'
import { flowOf } from './flow.ts'
import { createGameStore } from './game-store.ts'
import type { WordSources } from './word-loading.ts'

export const list = wordsInMemory({
  part: 'zor',
  version: 'v1',
  asked: 60,
  entries: someEntries(60),
})
export const plan: GamePlan = { list: 'zor', direction: 'en-tr', count: 3 }

/** Gives every test of a file storages of its own, with nothing in them yet. */
export function withOwnStorages(): void {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('sessionStorage', memoryStorage())
  })
  afterEach(() => vi.unstubAllGlobals())
}

type World = {
  readonly loadQuizPart?: WordSources['loadQuizPart']
  readonly loadWordsOf?: WordSources['loadWordsOf']
  readonly loadStarter?: WordSources['loadStarter']
  readonly openedAt?: number
  readonly keptWhen?: () => Promise<void>
  readonly settings?: Partial<Parameters<typeof flowOf>[0]>
}

/** A store as one tab has it; tabs share what is stored. */
export function aTab({
  loadQuizPart = async () => ({ ok: true, value: list }),
  loadWordsOf = async () => ({ ok: true, value: list }),
  loadStarter = () => undefined,
  openedAt = 1_000_000,
  keptWhen,
  settings = {},
}: World = {}) {
  let elapsed = 0
  let ids = 0
  const timer = aTimer()
  const { records, ...recording } = aLog(keptWhen)
  const store = createGameStore({
    loadQuizPart,
    loadWordsOf,
    loadStarter,
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

export type Tab = ReturnType<typeof aTab>

/** The question on the screen. */
export function item(tab: Tab) {
  const { game } = tab.now()
  if (!game || game.phase === 'over') throw new Error('nothing is on the screen')
  return game.item
}
export const target = (tab: Tab) => item(tab).target
export const wrongOption = (tab: Tab) =>
  item(tab).options.find((place) => place !== target(tab)) ?? -1
export const phase = (tab: Tab) => tab.now().game?.phase

/** Answers with an option, or with *Bilmiyorum*, and lets the next question come. */
export async function answer(tab: Tab, place: number | undefined): Promise<void> {
  if (place === undefined) {
    tab.sayUnknown()
    return await tab.goNext()
  }
  tab.pick(place)
  await shown(tab)
}

/** Lets the mark be seen for as long as it is, and what comes after it come. */
export async function shown(tab: Tab): Promise<void> {
  tab.timer.pass(280)
  await settled()
}

export const settled = () => new Promise((resolve) => setTimeout(resolve))
