import type { Random } from '../random.ts'
import { lureKinds, type OptionText } from '../words/entry.ts'
import { type ListIndex, lureKindAt } from './list-index.ts'
import type { Manner } from './manner.ts'
import {
  areOfOneField,
  hasGloss,
  levelsAbove,
  mustNotMeet,
  shareStem,
  standsOutByForm,
  suitsLength,
} from './row-relations.ts'

const [neighbor, form, opposite, sameGloss] = (
  ['neighbor', 'form', 'opposite', 'sameGloss'] as const
).map(lureKindAt) as [number, number, number, number]

const neighborsWanted = { definition: 2, gloss: 3 }
const mostOpposites = 1
// Where words are the options, it is look-alikes that tempt; a gloss brings the look-alike itself
// to mind (*wife*: hayat), which its definition does less.
const mostForms = { 'en-tr': 1, 'tr-en': 2 }
const pullOfForm = { definition: 1, gloss: 4, word: 20 }
// Who knows no more than the subject should not find the key by it. Of glosses the nearest tempt.
const pullOfOwnField = { definition: 8, gloss: 2 }
const pullOfRank = { definition: 2, gloss: 3, known: 3 }
// The one text that has a word in common with each of the others would give itself away.
const pullOfWordOfKey = 0.3
const pullOfWordOfLure = 2
// So would the one gloss of its form.
const pullOfOtherForm = 0.12

/** What is given up, one after the other: length, level, that glosses have no word in common. */
const concessions = 3

/**
 * Adds lures of `key` to `drawn` until it has `upTo`, or none is left that may stand there: two
 * neighbors first where it has them (three where glosses are the options), at most one opposite and
 * one look-alike (two where words are the options).
 *
 * A lure may stand beside the others if the proof keeps no two of them apart. Its level is at most
 * one above the key's, its text 0.6 to 1.6 times as long; where too few are left, length is given up
 * first, then level. It may have a content word in common with the key: that both say *süre* makes
 * *week* and *month* near. Then a lure that has one with a lure is the likelier companion, or the
 * option that is most like all others would be the key. Glosses have no word in common unless
 * nothing else is left.
 *
 * The nearest are drawn most often, above all where the word is firm, or glosses are the options. Words that tempt at many
 * others are drawn less often, so that no text is seen all the time.
 */
export function drawLures(
  index: ListIndex,
  key: number,
  drawn: number[],
  upTo: number,
  manner: Manner,
  random: Random,
): void {
  const from = index.lures.starts[key] as number
  const count = (index.lures.starts[key + 1] as number) - from
  if (count === 0) return
  const rowAt = (lure: number) => index.lures.values[from + lure] as number
  const kindOf = (lure: number) => index.kindOfLure[from + lure] as number
  const weights = new Float64Array(count)
  const left = new Uint8Array(lureKinds.length).fill(upTo)
  left[form] = mostForms[manner.direction]
  left[opposite] = mostOpposites
  const take = (lure: number) => {
    const kind = kindOf(lure)
    left[kind] = Math.max(0, (left[kind] as number) - 1)
  }
  for (let lure = 0; lure < count; lure += 1) if (drawn.includes(rowAt(lure))) take(lure)

  const fill = (most: number, isNeighborsTurn: boolean) => {
    for (let conceded = 0; conceded <= concessions; conceded += 1) {
      while (drawn.length < most) {
        let total = 0
        let rank = 0
        for (let lure = 0; lure < count; lure += 1) {
          const kind = kindOf(lure)
          rank = lure > 0 && kind === kindOf(lure - 1) ? rank + 1 : 0
          const isItsTurn = (!isNeighborsTurn || kind === neighbor) && left[kind] !== 0
          const isFit =
            isItsTurn && mayStand(index, key, rowAt(lure), kind, drawn, conceded, manner)
          weights[lure] = isFit ? pullOf(index, key, rowAt(lure), kind, rank, drawn, manner) : 0
          total += weights[lure] as number
        }
        if (total === 0) break
        const lure = pickByWeight(weights, total, random)
        drawn.push(rowAt(lure))
        take(lure)
      }
    }
  }
  const neighborsDrawn = upTo - (left[neighbor] as number)
  fill(
    Math.min(upTo, drawn.length + Math.max(0, neighborsWanted[manner.optionText] - neighborsDrawn)),
    true,
  )
  fill(upTo, false)
}

function mayStand(
  index: ListIndex,
  key: number,
  row: number,
  kind: number,
  drawn: readonly number[],
  conceded: number,
  { optionText, direction }: Manner,
): boolean {
  const isGloss = optionText === 'gloss'
  if (isGloss && (kind === sameGloss || !hasGloss(index, row))) return false
  if (
    isGloss &&
    conceded < 3 &&
    [key, ...drawn].some((other) => shareStem(index, row, other, optionText))
  ) {
    return false
  }
  const hasLengths = !isGloss && direction === 'en-tr'
  if (hasLengths && conceded < 1 && !suitsLength(index, key, row)) return false
  if (conceded < 2 && levelsAbove(index, key, row) > 1) return false
  return drawn.every((other) => other !== row && !mustNotMeet(index, row, other))
}

function pullOf(
  index: ListIndex,
  key: number,
  row: number,
  kind: number,
  rank: number,
  drawn: readonly number[],
  { wasRight, direction, optionText }: Manner,
): number {
  const byKind = kind === form ? pullOfForm[direction === 'tr-en' ? 'word' : optionText] : 1
  const byRank = 1 / (1 + rank) ** pullOfRank[wasRight ? 'known' : optionText]
  const byText = direction === 'tr-en' ? 1 : pullByText(index, key, row, drawn, optionText)
  if (wasRight) return byKind * byRank * byText
  const byField = areOfOneField(index, key, row) ? pullOfOwnField[optionText] : 1
  return (byKind * byRank * byField * byText) / (index.tempted[row] as number)
}

function pullByText(
  index: ListIndex,
  key: number,
  row: number,
  drawn: readonly number[],
  optionText: OptionText,
): number {
  if (optionText === 'gloss')
    return standsOutByForm(index, key, [...drawn, row]) ? pullOfOtherForm : 1
  const isAkin = (other: number) => shareStem(index, row, other, optionText)
  if (drawn.some(isAkin)) return pullOfWordOfLure
  return isAkin(key) ? pullOfWordOfKey : 1
}

function pickByWeight(weights: Float64Array, total: number, random: Random): number {
  let left = random() * total
  let last = 0
  for (const [at, weight] of weights.entries()) {
    if (weight === 0) continue
    last = at
    left -= weight
    if (left < 0) return at
  }
  // Sums of fractions may miss their total by a hair.
  return last
}
