import type { QuestionKind } from '../record/memory.ts'
import type { StudiedWord } from '../record/studied-word.ts'
import { nextQuestion } from './recall-queue.ts'

/** What is on the screen: a word to be taught, or one that is asked in some way. */
export type RecallStep = {
  readonly sense: string
  readonly list: string
  readonly kind: QuestionKind | 'teach'
}

/** Where a run through the day's queue stands; everything else is in the log. */
export type RecallSession = {
  readonly step: RecallStep | undefined
  /** Words that were taught in this run, and so can be asked. */
  readonly taught: ReadonlySet<string>
  /** How many words have been dealt with, one that came twice counted twice. */
  readonly dealt: number
  /** For each of them, how many had been dealt with before it: they come again in that order. */
  readonly turns: ReadonlyMap<string, number>
  /** Words that the lexicon no longer has: they are passed over, and their records stay. */
  readonly gone: ReadonlySet<string>
}

export const sessionStart: RecallSession = {
  step: undefined,
  taught: new Set(),
  dealt: 0,
  turns: new Map(),
  gone: new Set(),
}

/**
 * Goes on to the next word of `queue`: those not yet dealt with first, in the order of the queue,
 * then those that come again, the longest ago first. A new word is taught before it is asked.
 */
export function nextStep(session: RecallSession, queue: readonly StudiedWord[]): RecallSession {
  const turn = (word: StudiedWord) => session.turns.get(word.sense) ?? -1
  // A stable sort keeps the order of the queue among equals.
  const [word] = queue
    .filter(({ sense }) => !session.gone.has(sense))
    .toSorted((a, b) => turn(a) - turn(b))
  return { ...session, step: word && stepFor(word, session) }
}

/** Counts the word on the screen as dealt with, for now. */
export function dealtWith(session: RecallSession): RecallSession {
  const { step, dealt, turns, taught } = session
  if (!step) return session
  return {
    ...session,
    dealt: dealt + 1,
    turns: new Map([...turns, [step.sense, dealt]]),
    taught: step.kind === 'teach' ? new Set([...taught, step.sense]) : taught,
  }
}

/** Leaves the word on the screen out of the run: there is nothing to ask of it any more. */
export function passedOver(session: RecallSession): RecallSession {
  const { step, gone } = session
  return step ? { ...session, gone: new Set([...gone, step.sense]) } : session
}

function stepFor(word: StudiedWord, { taught }: RecallSession): RecallStep {
  const { sense, list, memory, answers } = word
  const isNew = word.taughtDay === undefined && !taught.has(sense)
  if (isNew) return { sense, list, kind: 'teach' }
  return { sense, list, kind: nextQuestion(memory, answers) }
}
