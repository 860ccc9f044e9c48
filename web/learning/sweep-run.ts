import { createStore } from 'zustand'
import {
  type Sweep,
  type SweepState,
  type SweepStep,
  sweepState,
  withSweepStep,
} from '#domain/learning/sweep.ts'
import type { Item } from '#domain/quiz/draw-item.ts'
import type { ClaimRecord, Draft } from '#domain/record/log-record.ts'
import { type LoadedWords, sourceAt } from '../lexicon/quiz-parts.ts'
import { choiceGiven, type Given } from '../question/answer-draft.ts'
import { type AnswerKeeping, createAnswerKeeper } from '../question/answer-keeper.ts'
import type { Timer } from '../question/timer.ts'
import { askedPlace, itemAt, type LearningDrawing } from './learning-question.ts'
import { rightShownMs } from './learning-run.ts'
import type { SharedSteps } from './shared-steps.ts'

/** What is on the screen: a word to say something of, or one that is checked. */
export type SweepPhase =
  | { readonly phase: 'asking'; readonly sense: string }
  | { readonly phase: 'checking'; readonly sense: string; readonly item: Item }
  | {
      readonly phase: 'checked'
      readonly sense: string
      readonly item: Item
      readonly given: Given
    }
  | { readonly phase: 'over' }

export type SweepRun = {
  readonly onScreen: SweepPhase
  readonly sweep: Sweep
  readonly state: SweepState
  /** *Biliyorum* or *Bilmiyorum*; not heard in the first moment of a word. */
  readonly claim: (isKnown: boolean) => void
  /** Answers the check; `undefined` says that the word is not known after all. */
  readonly pick: (chosen: number | undefined) => void
  readonly goOn: () => Promise<void>
  /** Takes back what was said last. */
  readonly undo: () => void
  readonly follow: () => void
  /** Ends it here: the next sweep through the set begins with what is left. */
  readonly finish: () => void
}

export type SweepDependencies = AnswerKeeping &
  LearningDrawing & {
    readonly sweep: Sweep
    readonly shared: SharedSteps<Sweep & { readonly isClosed: boolean }>
    readonly words: LoadedWords
    readonly recordClaim: (draft: Draft<ClaimRecord>) => Promise<void>
    readonly newId: () => string
    readonly timer: Timer
  }

// Who goes through words quickly would otherwise answer the next one with the last tap.
const deafMs = 120

/** A walk through words, each said to be known or not, with a check now and then. */
export function createSweepRun({
  sweep: given,
  shared,
  words,
  recordClaim,
  random,
  optionText,
  newId,
  timer,
  ...recording
}: SweepDependencies) {
  const items = new Map<string, Item | undefined>()
  const itemFor = (sense: string): Item | undefined => {
    if (!items.has(sense)) {
      const place = askedPlace(words, sense)
      items.set(
        sense,
        place === undefined ? undefined : itemAt(words, place, { random, optionText }),
      )
    }
    return items.get(sense)
  }
  const canCheck = (sense: string) => itemFor(sense) !== undefined
  const sourceOf = (sense: string) => {
    const place = askedPlace(words, sense)
    return place === undefined ? { list: '', version: '' } : sourceAt(words, place)
  }

  return createStore<SweepRun>()((set, get) => {
    const keeper = createAnswerKeeper(recording)
    let cameUpAtMs = Number.NEGATIVE_INFINITY

    const screenOf = ({ turn }: SweepState): SweepPhase => {
      cameUpAtMs = timer.nowMs()
      keeper.ask()
      if (!turn) return { phase: 'over' }
      const { sense, kind } = turn
      const item = kind === 'check' ? itemFor(sense) : undefined
      return item ? { phase: 'checking', sense, item } : { phase: 'asking', sense }
    }
    const standing = (sweep: Sweep) => {
      const state = sweepState(sweep, canCheck)
      return { sweep, state }
    }
    const shown = (sweep: Sweep) => {
      const now = standing(sweep)
      return { ...now, onScreen: screenOf(now.state) }
    }

    const isOvertaken = (): boolean => {
      const newer = shared.newer()
      if (!newer) return false
      for (const round of newer.lost) keeper.takeBack(round)
      const { senses, steps, seed } = newer.value
      set(shown({ senses, steps, seed }))
      return true
    }
    const keepStep = (step: SweepStep): Sweep => {
      const sweep = withSweepStep(get().sweep, step, canCheck)
      shared.write({ ...sweep, isClosed: false })
      return sweep
    }

    return {
      ...shown(given),
      claim: (isKnown) => {
        const { onScreen } = get()
        if (onScreen.phase !== 'asking' || timer.nowMs() - cameUpAtMs < deafMs) return
        if (isOvertaken()) return
        const { sense } = onScreen
        const round = newId()
        const { list } = sourceOf(sense)
        // At once, not after what is still being written: a reload must not find the step alone.
        const written = recordClaim({ kind: 'claim', round, sense, list, isKnown })
        keeper.follow(() => written)
        const kind = isKnown ? 'known' : 'unknown'
        set(shown(keepStep({ sense, kind, isRight: false, round })))
      },
      pick: (chosen) => {
        const { onScreen } = get()
        if (onScreen.phase !== 'checking' || isOvertaken()) return
        const { sense, item } = onScreen
        const { list, version } = sourceOf(sense)
        const given = choiceGiven({ item, chosen }, words.index)
        // As in a game: a right answer is evidence, a wrong one a reason to study.
        const { round, grade } = keeper.keep(
          { sense, list, direction: 'en-tr', asked: 'game', lexicon: version },
          given,
          newId(),
        )
        const isRight = grade !== 'again'
        const checked = { phase: 'checked', sense, item, given } as const
        set({
          ...standing(keepStep({ sense, kind: 'check', isRight, round })),
          onScreen: checked,
        })
        if (isRight) {
          timer.after(rightShownMs, () => {
            if (get().onScreen === checked) void get().goOn()
          })
        }
      },
      goOn: async () => {
        const { onScreen } = get()
        if (onScreen.phase !== 'checked') return
        await keeper.kept()
        if (get().onScreen === onScreen && !isOvertaken()) set(shown(get().sweep))
      },
      undo: () => {
        if (isOvertaken()) return
        const { sweep } = get()
        const last = sweep.steps.at(-1)
        if (!last) return
        keeper.takeBack(last.round)
        const before = { ...sweep, steps: sweep.steps.slice(0, -1) }
        shared.write({ ...before, isClosed: false })
        set(shown(before))
      },
      follow: () => void isOvertaken(),
      finish: () => {
        shared.write({ ...get().sweep, isClosed: true })
        set({ onScreen: { phase: 'over' } })
      },
    }
  })
}
