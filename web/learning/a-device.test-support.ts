import type { LearningSession } from '#domain/learning/learning-session.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import type { OptionText } from '#domain/words/entry.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aLog } from '../question/a-log.test-support.ts'
import { aTimer } from '../question/a-timer.test-support.ts'
import type { LocalRecord } from '../storage/local-record.ts'
import { createLearningRun } from './learning-run.ts'
import { type SharedSteps, sharedSteps } from './shared-steps.ts'

type Recorded = { kind: string; round: string; sense: string; grade?: string; question?: string }

/** The sense of the word that stands so far down in `words`. */
export const sense = (place: number) => `word${place}.n.1`
/** Thirty words to learn. */
export const words = wordsInMemory({
  part: 'zor',
  version: 'v1',
  asked: 30,
  entries: someEntries(30),
})

/** A device with one log and one storage, on which tabs come and go. */
export function aDevice(count: number, askedOf = words, optionText?: () => OptionText) {
  const { records, ...recording } = aLog()
  let stored: unknown
  let names = 0
  const timer = aTimer()
  const newId = () => {
    names += 1
    return `id${names}`
  }
  /** The storage as a tab sees it: what another has written reaches it when the browser says so. */
  const aView = () => {
    let seen = stored
    const record = {
      read: () => ({ ok: true, value: seen && structuredClone(seen) }),
      write: (value: unknown) => {
        // As the browser's storage: a text in between.
        stored = JSON.parse(JSON.stringify(value))
        seen = stored
        return true
      },
      remove: () => undefined,
    }
    return { record, hear: () => (seen = stored) }
  }
  const begin: LearningSession = {
    senses: Array.from({ length: count }, (_, place) => sense(place)),
    steps: [],
  }
  const views: ReturnType<typeof aView>[] = []
  /** Lets every tab see what was written last. */
  const settle = () => {
    for (const { hear } of views) hear()
  }
  const openTab = (isSlow = false) => {
    const view = aView()
    views.push(view)
    const { write } = view.record
    if (!isSlow) {
      view.record.write = (value) => {
        write(value)
        settle()
        return true
      }
    }
    const shared = sharedSteps(view.record as LocalRecord<never>, {
      newId,
      now: () => 0,
      isSameRun: () => true,
    })
    const store = createLearningRun({
      session: (stored as LearningSession | undefined) ?? begin,
      shared: shared as unknown as SharedSteps<LearningSession>,
      words: () => askedOf,
      random: seededRandom(5),
      newId,
      timer,
      optionText,
      seconds: () => 0,
      ...recording,
    })
    return { ...store.getState(), now: store.getState }
  }
  const standing = () => {
    const all = records as Recorded[]
    return all.filter(
      ({ kind, round }, at) =>
        kind !== 'undo' && !all.slice(at).some((one) => one.kind === 'undo' && one.round === round),
    )
  }
  return { openTab, settle, records: records as Recorded[], standing, timer }
}

/** One of its tabs. */
export type Tab = ReturnType<ReturnType<typeof aDevice>['openTab']>

/** What is on the screen, in words: *asking choice word0.n.1*. */
export function seen(tab: Tab): string {
  const { onScreen } = tab.now()
  if (onScreen.phase === 'over') return 'over'
  const { turn } = onScreen.question
  return `${onScreen.phase} ${turn.kind} ${turn.sense}`
}

/** The question on the screen. */
export function question(tab: Tab) {
  const { onScreen } = tab.now()
  if (onScreen.phase === 'over') throw new Error('nothing is on the screen')
  return onScreen.question
}

/** Answers what is asked; a question without options as if it had been shown and rated. */
export function give(tab: Tab, isRight: boolean) {
  const { item } = question(tab)
  if (item) {
    tab.pick(isRight ? item.target : item.options.find((place) => place !== item.target))
  } else {
    const grade = isRight ? 'good' : 'again'
    tab.answer({ question: 'shown', grade, options: [], chosen: null })
  }
}
