import type { QuestionKind } from '../record/memory.ts'
import type { StudiedWord } from '../record/studied-word.ts'
import { type DueWord, nextQuestion } from './recall-queue.ts'

/** What is on the screen: a word to be taught, or one that is asked in some way. */
export type RecallStep = {
  readonly sense: string
  readonly list: string
  readonly kind: StepKind
}

/** `write` asks for the English of a word, the other questions for its Turkish. */
export type StepKind = QuestionKind | 'write' | 'teach'

/** Where a run through the day's queue stands; everything else is in the log. */
export type RecallSession = {
  readonly step: RecallStep | undefined
  /** How many words have been dealt with, one that came twice counted twice. */
  readonly dealt: number
  /** For each of them, how many had been dealt with before it: they come again in that order. */
  readonly turns: ReadonlyMap<string, number>
  /** Words that the lexicon no longer has: they are passed over, and their records stay. */
  readonly gone: ReadonlySet<string>
  /** New words that were taught together and are asked next, in this order. */
  readonly group: readonly string[]
  /** How many more of the group are taught before. */
  readonly cards: number
  /** How many others come before the next group; `undefined` until that is known. */
  readonly untilNew: number | undefined
}

export const sessionStart: RecallSession = {
  step: undefined,
  dealt: 0,
  turns: new Map(),
  gone: new Set(),
  group: [],
  cards: 0,
  untilNew: undefined,
}

const mostCards = 3

/**
 * Goes on to the next word of `queue`: those not yet dealt with first, in the order of the queue,
 * then those that come again, the longest ago first.
 *
 * New words come in groups of two or three, evenly among the others, and at once where the learner
 * wished for one: each is taught by its card, then each is asked.
 */
export function nextStep(session: RecallSession, queue: readonly DueWord[]): RecallSession {
  const left = queue.filter(({ sense }) => !session.gone.has(sense))
  const first = left.filter(({ sense }) => !session.turns.has(sense))
  const fresh = first.filter(isUntaught)
  const others = first.filter((word) => !isUntaught(word))
  const [taught] = session.group.flatMap((one) => left.find(({ sense }) => sense === one) ?? [])
  const untilNew = session.untilNew ?? pause(fresh, others)
  const on = (word: DueWord | undefined, more: Partial<RecallSession> = {}) => ({
    ...session,
    untilNew,
    ...more,
    step: word && stepFor(word, session),
  })

  if (session.cards > 0 && fresh[0]) return on(fresh[0])
  if (taught) return on(taught, { cards: 0 })
  if (fresh[0] && (untilNew <= 0 || others.length === 0)) {
    return on(fresh[0], { group: [], cards: groupSize(fresh.length) })
  }
  return on(others[0] ?? longestAgo(left, session), { group: [], cards: 0 })
}

/** Counts the word on the screen as dealt with, for now. */
export function dealtWith(session: RecallSession): RecallSession {
  const { step, dealt, turns, group, cards, untilNew = 0 } = session
  if (!step) return session
  const after = { ...session, dealt: dealt + 1, turns: new Map([...turns, [step.sense, dealt]]) }
  if (step.kind === 'teach') {
    return { ...after, group: [...group, step.sense], cards: cards - 1 }
  }
  if (!group.includes(step.sense)) return { ...after, untilNew: untilNew - 1 }
  const asked = group.filter((sense) => sense !== step.sense)
  return { ...after, group: asked, untilNew: asked.length > 0 ? untilNew : undefined }
}

/** Leaves the word on the screen out of the run: there is nothing to ask of it any more. */
export function passedOver(session: RecallSession): RecallSession {
  const { step, gone, group } = session
  if (!step) return session
  return {
    ...session,
    gone: new Set([...gone, step.sense]),
    group: group.filter((sense) => sense !== step.sense),
  }
}

function isUntaught({ taughtDay }: StudiedWord): boolean {
  return taughtDay === undefined
}

/** How many of the `others` come before the next group, so that the groups lie evenly among them. */
function pause(fresh: readonly StudiedWord[], others: readonly StudiedWord[]): number {
  if (fresh.some(({ wantedDay }) => wantedDay !== undefined)) return 0
  const groups = Math.ceil(fresh.length / mostCards)
  return Math.ceil(others.length / (groups + 1))
}

// Never one alone, unless there is only one: four are two and two.
function groupSize(fresh: number): number {
  return fresh === 4 ? 2 : Math.min(mostCards, fresh)
}

function longestAgo(words: readonly DueWord[], { turns }: RecallSession): DueWord | undefined {
  const turn = ({ sense }: StudiedWord) => turns.get(sense) ?? 0
  return words.toSorted((a, b) => turn(a) - turn(b))[0]
}

function stepFor(word: DueWord, { turns }: RecallSession): RecallStep {
  const { sense, list, memory, answers, direction } = word
  // Where the record cannot be kept, the run knows by itself what it has taught.
  if (isUntaught(word) && !turns.has(sense)) return { sense, list, kind: 'teach' }
  if (direction === 'tr-en') return { sense, list, kind: 'write' }
  return { sense, list, kind: nextQuestion(memory, answers) }
}
