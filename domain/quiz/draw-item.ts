import { type Random, randomBelow, shuffleInPlace } from '../random.ts'
import type { Result } from '../result.ts'
import type { OptionText } from '../words/entry.ts'
import { drawLures } from './draw-lures.ts'
import { entryAt, type ListIndex, type Rows, type Shown, trait } from './list-index.ts'
import { distractorCount, type Manner, plainManner } from './manner.ts'
import {
  areOfOneField,
  areOfOneForm,
  bucketAt,
  hasDefinition,
  hasGloss,
  levelsAbove,
  mustNotMeet,
  shareStem,
  standsOutByForm,
  suitsLength,
  traitAt,
} from './row-relations.ts'

/** One question about a word of a list; its options are places in that list. */
export type Item = {
  readonly target: number
  /** Five places, one of them `target`, in the order in which they are shown. */
  readonly options: readonly number[]
  /** What is shown of each option; the same for all five. */
  readonly senses: Shown
}

export type DrawProblem =
  | { readonly kind: 'too-few-distractors'; readonly found: number }
  /** A word that makes no question with options. */
  | { readonly kind: 'recall-only' }

const luresOfKnown = 4
const luresOfOthers = 3
const mostConfused = 2
const ownFieldWanted = 2

/**
 * Draws an item for the word at place `target`: four distractors, then the target, shuffled.
 *
 * Three of the distractors are lures (four where the word sits firmly, or glosses are the options),
 * among them what the learner has taken for it before; the last is of its own subject field or of a
 * neighboring one, so that neither a vague idea of the word nor its subject settles the question. A
 * word without lures has two of its own field and others of its area; only where that is not enough,
 * words of any.
 *
 * What is not a lure has the target's part of speech and shape, a level at most one step away (if
 * need be it is an easier word of its own field), a text 0.6 to 1.6 times as long as the key's, and
 * no content word in common with another option; where too few are left, length is given up first,
 * then level, then the common word. Between any two options the proof finds no sense in which one
 * could be defended for the other; that and the part of speech are never given up. Glosses and
 * words differ in length without telling anything.
 *
 * A word without a gloss to show, with one that looks like it, or with one that would stand out by its
 * form, is asked by definitions, one that nobody has defined by glosses.
 * Source: Haladyna, Downing & Rodriguez (2002), guidelines for writing items; for the rest see
 * docs/decisions/021-options-that-test.md.
 */
export function drawItem(
  index: ListIndex,
  target: number,
  random: Random,
  asked: Manner = plainManner,
): Result<Item, DrawProblem> {
  if (entryAt(index, target).quiz === false) return { ok: false, problem: { kind: 'recall-only' } }
  const key = index.rowOf[target] as number
  const optionText = optionTextOf(index, key, asked)
  const drawn = drawDistractors(index, key, { ...asked, optionText }, random)
  const isTelling =
    optionText === 'gloss' && hasDefinition(index, key) && standsOutByForm(index, key, drawn)
  if (isTelling) return drawItem(index, target, random, { ...asked, optionText: 'definition' })
  if (drawn.length < distractorCount) {
    return { ok: false, problem: { kind: 'too-few-distractors', found: drawn.length } }
  }
  const options = shuffleInPlace([...drawn, key], random).map((row) =>
    traitAt(index, row, trait.place),
  )
  return { ok: true, value: { target, options, senses: optionText === 'gloss' ? 'gloss' : 1 } }
}

/**
 * Whether the word at `candidate` may stand in a question about the word at `target`, as what is no
 * lure of it, by part of speech, shape and the proof: what is never given up.
 */
export function isAdmissible(index: ListIndex, target: number, candidate: number): boolean {
  return areAdmissible(index, index.rowOf[target] as number, index.rowOf[candidate] as number)
}

/** Whether the word at `candidate` suits the target in the length of its text and in level. */
export function suits(
  index: ListIndex,
  target: number,
  candidate: number,
): { readonly length: boolean; readonly level: boolean } {
  const [key, other] = [index.rowOf[target] as number, index.rowOf[candidate] as number]
  return { length: suitsLength(index, key, other), level: suitsLevel(index, key, other) }
}

// From here on, words are rows of the index.

/**
 * Whether all four wrong options are lures. A gloss says so little that a word of the field alone
 * would tempt nobody, unless it spares the key from standing out by its form. Own words have no lures.
 */
function isAmongLures(
  index: ListIndex,
  key: number,
  drawn: readonly number[],
  { wasRight, optionText }: Manner,
): boolean {
  const isShort = optionText === 'gloss' && hasDefinition(index, key)
  return wasRight || (isShort && !standsOutByForm(index, key, drawn))
}

/** Four rows, or fewer where there are no more, that go with `key`. */
function drawDistractors(index: ListIndex, key: number, manner: Manner, random: Random): number[] {
  const drawn: number[] = []
  const addLures = (upTo: number) => drawLures(index, key, drawn, upTo, manner, random)
  const addAmong = (groups: Rows, group: number, upTo: number) =>
    drawAmong(index, groups, group, key, drawn, upTo, manner, random)

  drawConfused(index, key, drawn, manner)
  addLures(luresOfOthers)
  if (isAmongLures(index, key, drawn, manner)) addLures(luresOfKnown)
  const isTempted = drawn.length >= luresOfOthers
  const own = drawn.filter((row) => areOfOneField(index, key, row)).length
  const fromField = isTempted ? 1 : Math.max(0, ownFieldWanted - own)
  // A firm word may have four lures already.
  const withField = Math.min(distractorCount, drawn.length + fromField)
  addAmong(index.fields, trait.field, withField)
  addAmong(index.areas, trait.area, distractorCount)
  addLures(distractorCount)
  addAmong(index.fields, trait.field, distractorCount)
  if (drawn.length < distractorCount) lookThroughBucket(index, key, drawn, manner, random)
  return drawn
}

/** What a question about `key` shows, in whatever way it was asked for. */
function optionTextOf(index: ListIndex, key: number, { optionText }: Manner): OptionText {
  if (!hasGloss(index, key)) return 'definition'
  return hasDefinition(index, key) ? optionText : 'gloss'
}

/** What was taken for the key before comes back, the latest first. */
function drawConfused(index: ListIndex, key: number, drawn: number[], manner: Manner): void {
  const target = traitAt(index, key, trait.place)
  for (const place of manner.confused) {
    if (drawn.length === mostConfused) return
    const row = index.rowOf[place]
    if (
      row !== undefined &&
      row !== key &&
      index.partOf[place] === index.partOf[target] &&
      index.entries[place]?.partOfSpeech === index.entries[target]?.partOfSpeech &&
      (manner.optionText === 'definition' || hasGloss(index, row)) &&
      !mustNotMeet(index, key, row) &&
      getsAlong(index, row, drawn, manner, true)
    ) {
      drawn.push(row)
    }
  }
}

// Of larger groups so many are tried: more would cost, and some words are left for the next time.
const mostTried = 16

/** Adds rows of the group that `key` is in until there are `upTo`, or trying seems not to pay. */
function drawAmong(
  index: ListIndex,
  groups: Rows,
  group: number,
  key: number,
  drawn: number[],
  upTo: number,
  manner: Manner,
  random: Random,
): void {
  if (drawn.length >= upTo) return
  const from = groups.starts[traitAt(index, key, group)] as number
  const size = (groups.starts[traitAt(index, key, group) + 1] as number) - from
  if (size === 0) return
  // Of its own field an easier word still hides the subject better than one of another.
  const concessions = groups === index.fields ? [0, 1, 2] : [0, 1]
  for (const conceded of hasLengths(manner) ? concessions : concessions.slice(1)) {
    const first = randomBelow(size, random)
    for (let tried = 0; tried < Math.min(size, mostTried); tried += 1) {
      if (drawn.length >= upTo) return
      const at = size <= mostTried ? (first + tried) % size : randomBelow(size, random)
      const candidate = groups.values[from + at] as number
      if (
        (conceded > 1
          ? levelsAbove(index, key, candidate) <= 1
          : suitsLevel(index, key, candidate)) &&
        (conceded > 0 || suitsLength(index, key, candidate)) &&
        isFitting(index, key, candidate, drawn, manner)
      ) {
        drawn.push(candidate)
      }
    }
  }
}

/** Completes `drawn` from everything admissible, best suited first. */
function lookThroughBucket(
  index: ListIndex,
  key: number,
  drawn: number[],
  manner: Manner,
  random: Random,
): void {
  const { first, size } = bucketAt(index, key)
  const byConcession: [number[], number[], number[]] = [[], [], []]
  for (let candidate = first; candidate < first + size; candidate += 1) {
    if (!areAdmissible(index, key, candidate)) continue
    if (manner.optionText === 'gloss' && !hasGloss(index, candidate)) continue
    const isLike = suitsLevel(index, key, candidate)
    byConcession[isLike ? (suitsLength(index, key, candidate) ? 0 : 1) : 2].push(candidate)
  }
  const ordered = byConcession.flatMap((candidates) => shuffleInPlace(candidates, random))
  for (const mayShareStem of [false, true]) {
    for (const candidate of ordered) {
      if (drawn.length === distractorCount) return
      if (!mayShareStem && shareStem(index, key, candidate, manner.optionText)) continue
      if (getsAlong(index, candidate, drawn, manner, mayShareStem)) drawn.push(candidate)
    }
  }
  if (ordered.length <= mostTried) drawTogether(index, ordered, drawn)
}

/**
 * Where words are few, whoever comes first may shut out those who would have got along: tries them
 * all, and changes `drawn` only where it finds four.
 */
function drawTogether(index: ListIndex, candidates: readonly number[], drawn: number[]): void {
  const found = together([], 0)
  if (found) drawn.splice(0, drawn.length, ...found)

  function together(chosen: readonly number[], from: number): readonly number[] | undefined {
    if (chosen.length === distractorCount) return chosen
    for (const [at, candidate] of candidates.entries()) {
      if (at < from || chosen.some((other) => mustNotMeet(index, candidate, other))) continue
      const whole = together([...chosen, candidate], at + 1)
      if (whole) return whole
    }
    return undefined
  }
}

function areAdmissible(index: ListIndex, key: number, candidate: number): boolean {
  return (
    candidate !== key && areOfOneForm(index, key, candidate) && !mustNotMeet(index, key, candidate)
  )
}

function isFitting(
  index: ListIndex,
  key: number,
  candidate: number,
  drawn: readonly number[],
  manner: Manner,
): boolean {
  return (
    areAdmissible(index, key, candidate) &&
    (manner.optionText === 'definition' ||
      (hasGloss(index, candidate) && !standsOutByForm(index, key, [...drawn, candidate]))) &&
    !shareStem(index, key, candidate, manner.optionText) &&
    getsAlong(index, candidate, drawn, manner)
  )
}

/** Whether `candidate` is new among the distractors drawn and near none of them. */
function getsAlong(
  index: ListIndex,
  candidate: number,
  drawn: readonly number[],
  { optionText }: Manner,
  mayShareStem = false,
): boolean {
  return drawn.every(
    (other) =>
      other !== candidate &&
      !mustNotMeet(index, other, candidate) &&
      (mayShareStem || !shareStem(index, candidate, other, optionText)),
  )
}

function suitsLevel(index: ListIndex, key: number, other: number): boolean {
  return Math.abs(levelsAbove(index, key, other)) <= 1
}

function hasLengths({ direction, optionText }: Manner): boolean {
  return direction === 'en-tr' && optionText === 'definition'
}
