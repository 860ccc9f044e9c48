import { canUndo, type GamePlan, markOption } from '#domain/quiz/game.ts'
import type { Timer } from '../question/timer.ts'
import { type Flow, restMs } from './flow.ts'
import type { Part } from './part.ts'
import type { Table, TableState } from './table.ts'
import type { WordLoader, WordSources } from './word-loading.ts'

/** What the learner can do in a game, under the settings in force. */
export type PlayState = {
  /** Starts a game; the words may have to be loaded first. */
  readonly start: (plan: GamePlan) => Promise<void>
  /** Says that the question has come up on the screen. */
  readonly cameUp: () => void
  /** Marks an option, without answering. */
  readonly mark: (place: number) => void
  /** Picks an option: answers with it, or only marks it where Sonraki answers. */
  readonly pick: (place: number) => void
  /** The same by pointer; a new question is deaf to it for a moment, against double taps. */
  readonly tap: (place: number, atMs: number) => void
  /** Bilmiyorum: a round without a choice, whose answer is shown. */
  readonly sayUnknown: () => void
  /** Sonraki: answers with what is marked, or goes on once the answer is kept. */
  readonly goNext: () => Promise<void>
  readonly undo: () => void
  /** Ends the game with the rounds answered so far, a marked option included. */
  readonly finish: () => void
  /** Goes on with the game that was ended last; what was answered stays answered. */
  readonly resume: () => void
}

export type PlayDependencies = Pick<WordSources, 'loadQuizPart'> & {
  readonly timer: Timer
  readonly flow: () => Flow
}

const deafMs = 200

export function playPart(
  { get, set }: Part<TableState>,
  table: Table,
  loadWords: WordLoader,
  { timer, flow, loadQuizPart }: PlayDependencies,
): PlayState {
  let cameUpAtMs = Number.POSITIVE_INFINITY

  /** The game that is asking or shows an answer. */
  const open = () => {
    const { game, list } = get()
    return game && game.phase !== 'over' && list ? { game, list } : undefined
  }

  const goOn = async () => {
    const shown = open()
    if (shown?.game.phase !== 'answered') return
    await table.kept()
    const { plan, rounds } = shown.game
    if (shown.list.isStarter) void fillUp(plan)
    // Meanwhile the answer may have been taken back, or the game ended.
    if (get().game !== shown.game) return
    const { list = shown.list } = get()
    const isUsedUp =
      list.isStarter && rounds.length >= list.index.asked && rounds.length !== plan.count
    const words = isUsedUp ? await loadWords(plan, goOn) : list
    if (words && get().game === shown.game) table.next(shown.game, words)
  }

  /** Puts the whole list in the place of its starter, in which every word has the same place. */
  const fillUp = async ({ list: name }: GamePlan) => {
    const whole = name && (await loadQuizPart(name))
    if (whole?.ok && get().list?.isStarter) set({ list: whole.value })
  }

  /** What was answered stays in sight for a moment; then the next question comes. */
  const goOnByItself = () => {
    const { game } = get()
    const round = game?.phase === 'answered' ? game.rounds.at(-1) : undefined
    const rest = round && restMs(flow(), round)
    if (rest === undefined) return
    timer.after(rest, () => {
      if (get().game === game) void goOn()
    })
  }

  const answerWith = (chosen: number | undefined) => {
    const shown = open()
    if (shown?.game.phase !== 'asking') return
    table.show(table.answered(shown.game, shown.list, chosen), shown.list)
    goOnByItself()
  }

  const mark = (place: number) => {
    const shown = open()
    if (shown) table.show(markOption(shown.game, place), shown.list)
  }

  const pick = (place: number) => {
    const { hasNext, isAnswerShown } = flow()
    if (hasNext && !isAnswerShown) mark(place)
    else answerWith(place)
  }

  return {
    start: async function start(plan) {
      const list = await loadWords(plan, () => start(plan), { isFirst: true })
      if (!list) return
      table.start(plan, list)
      if (list.isStarter) void fillUp(plan)
    },
    cameUp: () => {
      cameUpAtMs = timer.nowMs()
      goOnByItself()
    },
    mark,
    pick,
    tap: (place, atMs) => {
      if (atMs - cameUpAtMs >= deafMs) pick(place)
    },
    sayUnknown: () => {
      if (get().game?.phase === 'asking') answerWith(undefined)
    },
    goNext: async () => {
      const game = open()?.game
      if (game?.phase === 'asking') {
        if (game.mark === undefined) return
        answerWith(game.mark)
        // With the answer to be shown, Sonraki first shows it.
        if (flow().isAnswerShown) return
      }
      await goOn()
    },
    undo: () => {
      const shown = open()
      if (shown && canUndo(shown.game)) table.takeBack(shown.game, shown.list)
    },
    finish: () => {
      const shown = open()
      if (!shown) return
      const { game, list } = shown
      const ended = game.mark === undefined ? game : table.answered(game, list, game.mark)
      if (ended.rounds.length > 0) table.end(ended, list)
    },
    resume: table.resume,
  }
}
