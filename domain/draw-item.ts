import {
  type Bucket,
  bitOf,
  bucketOf,
  hasValue,
  haveCommonValue,
  type ListIndex,
  lengthOf,
  levelOf,
  type SenseCount,
  type Shown,
  trait,
  traitCount,
} from './list-index.ts'
import { type Random, randomBelow, shuffleInPlace } from './random.ts'
import type { Result } from './result.ts'

/** One question about a word of a list; its options are places in that list. */
export type Item = {
  readonly target: number
  /** Five places, one of them `target`, in the order in which they are shown. */
  readonly options: readonly number[]
  /** How many senses of each option are shown; the same for all five. */
  readonly senses: SenseCount
}

export type DrawProblem = { readonly kind: 'too-few-distractors'; readonly found: number }

export const optionCount = 5
const distractorCount = optionCount - 1

const shortest = 0.6
const longest = 1.6

/**
 * Draws an item for the word at place `target`: four distractors at random, the target as the last
 * one drawn, then shuffled.
 *
 * A distractor has the target's part of speech and shape, comes from another subject field, and
 * the proof finds no sense in which it could be defended as the answer, nor two options that would
 * give each other away by meaning or by a common word. Its level is at most one step away, its
 * text 0.6 to 1.6 times as long as the key's; where too few words are left, length is given up
 * first, then level, then the common word. Meaning and part of speech are never given up.
 * Source: Haladyna, Downing & Rodriguez (2002), guidelines for writing items.
 */
export function drawItem(
  index: ListIndex,
  target: number,
  random: Random,
): Result<Item, DrawProblem> {
  const senses = bucketOf(traitAt(index.shown[2], target, trait.form)) === 0 ? 1 : 2
  const drawn = pickAtRandom(index, target, senses, random)
  if (drawn.length < distractorCount) lookThroughBucket(index, target, senses, random, drawn)
  if (drawn.length < distractorCount) {
    return { ok: false, problem: { kind: 'too-few-distractors', found: drawn.length } }
  }
  drawn.push(target)
  return { ok: true, value: { target, options: shuffleInPlace(drawn, random), senses } }
}

/**
 * Whether the word at `candidate` may stand in a question about the word at `target` by part of
 * speech, shape, subject field and the proof: what is never given up.
 */
export function isAdmissible(
  index: ListIndex,
  target: number,
  candidate: number,
  senses: SenseCount,
): boolean {
  const shown = index.shown[senses]
  const bucket = bucketOf(traitAt(shown, target, trait.form))
  return (
    candidate !== target &&
    bucket !== 0 &&
    bucket === bucketOf(traitAt(shown, candidate, trait.form)) &&
    !shareField(traitAt(shown, target, trait.fields), traitAt(shown, candidate, trait.fields)) &&
    !mustNotMeet(index, shown, target, candidate)
  )
}

/** Whether the word at `candidate` suits the target in the length of its text and in level. */
export function suits(
  index: ListIndex,
  target: number,
  candidate: number,
  senses: SenseCount,
): { readonly length: boolean; readonly level: boolean } {
  const key = traitAt(index.shown[senses], target, trait.form)
  const other = traitAt(index.shown[senses], candidate, trait.form)
  return {
    length:
      lengthOf(other) >= shortest * lengthOf(key) && lengthOf(other) <= longest * lengthOf(key),
    level: Math.abs(levelOf(key) - levelOf(other)) <= 1,
  }
}

/** Picks among the words of fitting length until four fit, or picking seems not to pay. */
function pickAtRandom(
  index: ListIndex,
  target: number,
  senses: SenseCount,
  random: Random,
): number[] {
  const shown = index.shown[senses]
  const { members, shorterThan } = bucketAt(shown, target)
  const length = lengthOf(traitAt(shown, target, trait.form))
  const from = shorterThan[Math.ceil(shortest * length)] ?? members.length
  const to = shorterThan[Math.floor(longest * length) + 1] ?? members.length
  const drawn: number[] = []
  // As many picks as looking through them all would cost.
  for (let pick = from; pick < to && drawn.length < distractorCount; pick += 1) {
    const candidate = members[from + randomBelow(to - from, random)] as number
    if (
      suits(index, target, candidate, senses).level &&
      isAdmissible(index, target, candidate, senses) &&
      !shareStem(shown, target, candidate) &&
      getsAlong(index, shown, candidate, drawn)
    ) {
      drawn.push(candidate)
    }
  }
  return drawn
}

/** Completes `drawn` from everything admissible, best suited first. */
function lookThroughBucket(
  index: ListIndex,
  target: number,
  senses: SenseCount,
  random: Random,
  drawn: number[],
): void {
  const shown = index.shown[senses]
  const byConcession: [number[], number[], number[]] = [[], [], []]
  for (const candidate of bucketAt(shown, target).members) {
    if (!isAdmissible(index, target, candidate, senses)) continue
    const { length, level } = suits(index, target, candidate, senses)
    byConcession[level ? (length ? 0 : 1) : 2].push(candidate)
  }
  const ordered = byConcession.flatMap((candidates) => shuffleInPlace(candidates, random))
  for (const mayShareStem of [false, true]) {
    for (const candidate of ordered) {
      if (drawn.length === distractorCount) return
      if (!mayShareStem && shareStem(shown, target, candidate)) continue
      if (getsAlong(index, shown, candidate, drawn, mayShareStem)) drawn.push(candidate)
    }
  }
}

/** Whether `candidate` is new among the distractors drawn and near none of them. */
function getsAlong(
  index: ListIndex,
  shown: Shown,
  candidate: number,
  drawn: readonly number[],
  mayShareStem = false,
): boolean {
  return drawn.every(
    (other) =>
      other !== candidate &&
      !mustNotMeet(index, shown, other, candidate) &&
      (mayShareStem || !shareStem(shown, candidate, other)),
  )
}

function mustNotMeet({ never }: ListIndex, shown: Shown, a: number, b: number): boolean {
  return (traitAt(shown, a, trait.neverBits) & bitOf(b)) !== 0 && hasValue(never, a, b)
}

function shareStem(shown: Shown, a: number, b: number): boolean {
  const common = traitAt(shown, a, trait.stemBits) & traitAt(shown, b, trait.stemBits)
  return common !== 0 && haveCommonValue(shown.stems, a, b)
}

function shareField(some: number, others: number): boolean {
  const [first, second] = [others >>> 16, others & 0xffff]
  return isField(some >>> 16, first, second) || isField(some & 0xffff, first, second)
}

function isField(field: number, first: number, second: number): boolean {
  return field !== 0 && (field === first || field === second)
}

function traitAt({ traits }: Shown, place: number, which: number): number {
  return traits[place * traitCount + which] as number
}

function bucketAt(shown: Shown, place: number): Bucket {
  return shown.buckets[bucketOf(traitAt(shown, place, trait.form))] as Bucket
}
