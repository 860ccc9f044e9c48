import { choiceLuck } from '../record/memory.ts'

/** A quick walk through words, each said to be known or not. */
export type Sweep = {
  /** The words to go through, by sense, in their order. */
  readonly senses: readonly string[]
  readonly steps: readonly SweepStep[]
  /** Tells which of the known ones are checked, so that nobody can foresee it. */
  readonly seed: number
}

/** What the learner said of a word, or how the check went that followed. */
export type SweepStep = {
  readonly sense: string
  readonly kind: 'known' | 'unknown' | 'check'
  /** Whether a check was answered right. */
  readonly isRight: boolean
  /** Where the learning record keeps it. */
  readonly round: string
}

export type SweepState = {
  /** The word on the screen, and whether it is asked whether it is known, or checked. */
  readonly turn: { readonly sense: string; readonly kind: 'ask' | 'check' } | undefined
  /** How many words are behind. */
  readonly done: number
  /** How many were said to be known, those included whose check failed. */
  readonly claimed: number
  /** Said to be known, and not shown by a check not to be. */
  readonly known: readonly string[]
  /** Said not to be known, or shown not to be by a check. */
  readonly unknown: readonly string[]
  readonly checks: number
  readonly checksRight: number
}

const knownPerCheck = 10

/**
 * How a sweep stands, by its steps alone. Of every ten words said to be known one is checked by a
 * question at once: which of them, the seed decides. A word of which `canCheck` says that no five
 * options can be made hands its check on to the next.
 */
export function sweepState(
  { senses, steps, seed }: Sweep,
  canCheck: (sense: string) => boolean = () => true,
): SweepState {
  const said = steps.filter(({ kind }) => kind !== 'check')
  const checked = steps.filter(({ kind }) => kind === 'check')
  const failed = checked.filter(({ isRight }) => !isRight).map(({ sense }) => sense)
  const claimed = said.filter(({ kind }) => kind === 'known').map(({ sense }) => sense)
  const behind = new Set(said.map(({ sense }) => sense))
  const last = steps.at(-1)
  const isCheckDue =
    last?.kind === 'known' &&
    checked.length < checksUpTo(claimed.length, seed) &&
    canCheck(last.sense)
  const ahead = senses.find((sense) => !behind.has(sense))
  const toCheck = isCheckDue ? ({ sense: last.sense, kind: 'check' } as const) : undefined
  return {
    turn: toCheck ?? (ahead === undefined ? undefined : { sense: ahead, kind: 'ask' }),
    done: said.length,
    claimed: claimed.length,
    known: claimed.filter((sense) => !failed.includes(sense)),
    unknown: [
      ...said.filter(({ kind }) => kind === 'unknown').map(({ sense }) => sense),
      ...failed,
    ],
    checks: checked.length,
    checksRight: checked.length - failed.length,
  }
}

/** Adds what the learner did now; what does not belong to the turn that is due is left out. */
export function withSweepStep(
  sweep: Sweep,
  step: SweepStep,
  canCheck?: (sense: string) => boolean,
): Sweep {
  const { turn } = sweepState(sweep, canCheck)
  const isDue = turn?.sense === step.sense && (turn.kind === 'check') === (step.kind === 'check')
  return isDue ? { ...sweep, steps: [...sweep.steps, step] } : sweep
}

/** A sweep without the words that `isThere` no longer knows, and what was said of them. */
export function sweepWith(sweep: Sweep, isThere: (sense: string) => boolean): Sweep {
  return {
    ...sweep,
    senses: sweep.senses.filter(isThere),
    steps: sweep.steps.filter(({ sense }) => isThere(sense)),
  }
}

/**
 * How many of the words said to be known are, as far as the checks tell: a right one counts for
 * what it is worth beyond luck, (right / checks − g) / (1 − g). `undefined` without a check.
 * Source: the correction for guessing (Diamond & Evans, 1973).
 */
export function believedKnown({
  claimed,
  checks,
  checksRight,
}: Pick<SweepState, 'claimed' | 'checks' | 'checksRight'>): number | undefined {
  if (checks === 0) return undefined
  const share = (checksRight / checks - choiceLuck) / (1 - choiceLuck)
  return Math.round(claimed * Math.max(0, share))
}

/** How many checks there have been once so many words were said to be known. */
function checksUpTo(known: number, seed: number): number {
  const whole = Math.floor(known / knownPerCheck)
  const isPast = known % knownPerCheck > placeOfCheck(whole, seed)
  return whole + (isPast ? 1 : 0)
}

/** Which word of the `block`-th ten is checked, 0 to 9; the hash of a seed (Wang). */
function placeOfCheck(block: number, seed: number): number {
  let mixed = Math.imul((seed ^ Math.imul(block + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
  return ((mixed ^ (mixed >>> 16)) >>> 0) % knownPerCheck
}
