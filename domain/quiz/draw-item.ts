import { type Random, randomBelow, shuffleInPlace } from '../random.ts'
import type { Result } from '../result.ts'
import {
  type Bucket,
  bitOf,
  bucketOf,
  hasValue,
  type ListIndex,
  lengthOf,
  levelOf,
  type SenseCount,
  type Shown,
  stemsCount,
  stemsFrom,
  trait,
  traitCount,
} from './list-index.ts'

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
 * first, then level, then the common word, then the field. Meaning and part of speech never are.
 * Source: Haladyna, Downing & Rodriguez (2002), guidelines for writing items.
 */
export function drawItem(
  index: ListIndex,
  target: number,
  random: Random,
): Result<Item, DrawProblem> {
  const senses = bucketOf(formOf(index.shown[2], rowAt(index.shown[2], target))) === 0 ? 1 : 2
  const shown = index.shown[senses]
  const key = rowAt(shown, target)
  const drawn = pickAtRandom(index, shown, key, random)
  if (drawn.length < distractorCount) lookThroughBucket(index, shown, key, random, drawn)
  if (drawn.length < distractorCount) {
    return { ok: false, problem: { kind: 'too-few-distractors', found: drawn.length } }
  }
  drawn.push(key)
  const options = shuffleInPlace(drawn, random).map((row) => traitAt(shown, row, trait.place))
  return { ok: true, value: { target, options, senses } }
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
  return areAdmissible(index, shown, rowAt(shown, target), rowAt(shown, candidate))
}

/** Whether the word at `candidate` suits the target in the length of its text and in level. */
export function suits(
  index: ListIndex,
  target: number,
  candidate: number,
  senses: SenseCount,
): { readonly length: boolean; readonly level: boolean } {
  const shown = index.shown[senses]
  const key = formOf(shown, rowAt(shown, target))
  const other = formOf(shown, rowAt(shown, candidate))
  return { length: suitsLength(key, other), level: suitsLevel(key, other) }
}

// From here on, words are rows of `shown.traits`.

/** Picks among the words of fitting length until four fit, or picking seems not to pay. */
function pickAtRandom(index: ListIndex, shown: Shown, key: number, random: Random): number[] {
  const form = formOf(shown, key)
  const { first, size, shorterThan } = bucketAt(shown, form)
  const from = shorterThan[Math.ceil(shortest * lengthOf(form))] ?? size
  const to = shorterThan[Math.floor(longest * lengthOf(form)) + 1] ?? size
  const drawn: number[] = []
  // As many picks as looking through them all would cost.
  for (let pick = from; pick < to && drawn.length < distractorCount; pick += 1) {
    const candidate = first + from + randomBelow(to - from, random)
    if (
      suitsLevel(form, formOf(shown, candidate)) &&
      areAdmissible(index, shown, key, candidate) &&
      !shareStem(shown, key, candidate) &&
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
  shown: Shown,
  key: number,
  random: Random,
  drawn: number[],
): void {
  const form = formOf(shown, key)
  const { first, size } = bucketAt(shown, form)
  const byConcession: number[][] = [[], [], [], []]
  for (let candidate = first; candidate < first + size; candidate += 1) {
    if (candidate === key || mustNotMeet(index, shown, key, candidate)) continue
    const other = formOf(shown, candidate)
    const given = suitsLevel(form, other) ? (suitsLength(form, other) ? 0 : 1) : 2
    byConcession[areOfOneField(shown, key, candidate) ? 3 : given]?.push(candidate)
  }
  const ofOneField = shuffleInPlace(byConcession.pop() ?? [], random)
  const ofOthers = byConcession.flatMap((candidates) => shuffleInPlace(candidates, random))
  for (const ordered of [ofOthers, ofOneField]) {
    for (const mayShareStem of [false, true]) {
      for (const candidate of ordered) {
        if (drawn.length === distractorCount) return
        if (!mayShareStem && shareStem(shown, key, candidate)) continue
        if (getsAlong(index, shown, candidate, drawn, mayShareStem)) drawn.push(candidate)
      }
    }
  }
}

function areAdmissible(index: ListIndex, shown: Shown, key: number, candidate: number): boolean {
  const bucket = bucketOf(formOf(shown, key))
  return (
    candidate !== key &&
    bucket !== 0 &&
    bucket === bucketOf(formOf(shown, candidate)) &&
    !areOfOneField(shown, key, candidate) &&
    !mustNotMeet(index, shown, key, candidate)
  )
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

function suitsLength(key: number, other: number): boolean {
  return lengthOf(other) >= shortest * lengthOf(key) && lengthOf(other) <= longest * lengthOf(key)
}

function suitsLevel(key: number, other: number): boolean {
  return Math.abs(levelOf(key) - levelOf(other)) <= 1
}

function mustNotMeet({ never }: ListIndex, shown: Shown, a: number, b: number): boolean {
  const place = traitAt(shown, b, trait.place)
  return (
    (traitAt(shown, a, trait.neverBits) & bitOf(place)) !== 0 &&
    hasValue(never, traitAt(shown, a, trait.place), place)
  )
}

function shareStem(shown: Shown, a: number, b: number): boolean {
  const low = traitAt(shown, a, trait.lowStemBits) & traitAt(shown, b, trait.lowStemBits)
  const high = traitAt(shown, a, trait.highStemBits) & traitAt(shown, b, trait.highStemBits)
  if ((low | high) === 0) return false
  const stemsOfA = traitAt(shown, a, trait.stems)
  const stemsOfB = traitAt(shown, b, trait.stems)
  for (let i = 0; i < stemsCount(stemsOfA); i += 1) {
    const stem = shown.stems[stemsFrom(stemsOfA) + i]
    for (let j = 0; j < stemsCount(stemsOfB); j += 1) {
      if (shown.stems[stemsFrom(stemsOfB) + j] === stem) return true
    }
  }
  return false
}

function areOfOneField(shown: Shown, a: number, b: number): boolean {
  const [some, others] = [traitAt(shown, a, trait.fields), traitAt(shown, b, trait.fields)]
  const [first, second] = [others >>> 16, others & 0xffff]
  return isField(some >>> 16, first, second) || isField(some & 0xffff, first, second)
}

function isField(field: number, first: number, second: number): boolean {
  return field !== 0 && (field === first || field === second)
}

function rowAt(shown: Shown, place: number): number {
  return shown.rowOf[place] as number
}

function formOf(shown: Shown, row: number): number {
  return traitAt(shown, row, trait.form)
}

function traitAt({ traits }: Shown, row: number, which: number): number {
  return traits[row * traitCount + which] as number
}

function bucketAt(shown: Shown, form: number): Bucket {
  return shown.buckets[bucketOf(form)] as Bucket
}
