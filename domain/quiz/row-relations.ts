import type { OptionText } from '../words/entry.ts'
import {
  bitOf,
  bucketOf,
  glossForm,
  hasValue,
  type ListIndex,
  lengthOf,
  levelOf,
  stemsCount,
  stemsFrom,
  trait,
  traitCount,
} from './list-index.ts'
import { distractorCount } from './manner.ts'

// What drawing asks about the rows of an index, one or two at a time.

const shortest = 0.6
const longest = 1.6

/** Whether the text of `other` is 0.6 to 1.6 times as long as that of `key`. */
export function suitsLength(index: ListIndex, key: number, other: number): boolean {
  const [own, theirs] = [lengthOf(formOf(index, key)), lengthOf(formOf(index, other))]
  return theirs >= shortest * own && theirs <= longest * own
}

/** How many levels `other` lies above `key`; below, it is less than 0. */
export function levelsAbove(index: ListIndex, key: number, other: number): number {
  return levelOf(formOf(index, other)) - levelOf(formOf(index, key))
}

/** Whether two rows are of one part of speech and one shape. */
export function areOfOneForm(index: ListIndex, a: number, b: number): boolean {
  return bucketOf(formOf(index, a)) === bucketOf(formOf(index, b))
}

/** Whether two rows of one part of speech are of one subject field. */
export function areOfOneField(index: ListIndex, a: number, b: number): boolean {
  return traitAt(index, a, trait.field) === traitAt(index, b, trait.field)
}

/** Whether the proof keeps two rows apart. */
export function mustNotMeet(index: ListIndex, a: number, b: number): boolean {
  const place = traitAt(index, b, trait.place)
  return (
    (traitAt(index, a, trait.neverBits) & bitOf(place)) !== 0 &&
    hasValue(index.never, traitAt(index, a, trait.place), place)
  )
}

/**
 * Whether the texts that two rows show have a content word in common. Of glosses it may be said
 * wrongly once in some thirty pairs: then another word is as good.
 */
export function shareStem(index: ListIndex, a: number, b: number, optionText: OptionText): boolean {
  if (optionText === 'gloss') {
    return ((index.glossBits[a] as number) & (index.glossBits[b] as number)) !== 0
  }
  const low = traitAt(index, a, trait.lowStemBits) & traitAt(index, b, trait.lowStemBits)
  const high = traitAt(index, a, trait.highStemBits) & traitAt(index, b, trait.highStemBits)
  if ((low | high) === 0) return false
  const stemsOfA = traitAt(index, a, trait.stems)
  const stemsOfB = traitAt(index, b, trait.stems)
  for (let i = 0; i < stemsCount(stemsOfA); i += 1) {
    const stem = index.stems[stemsFrom(stemsOfA) + i]
    for (let j = 0; j < stemsCount(stemsOfB); j += 1) {
      if (index.stems[stemsFrom(stemsOfB) + j] === stem) return true
    }
  }
  return false
}

/** Whether a row has a gloss that can be shown. */
export function hasGloss({ glossBits }: ListIndex, row: number): boolean {
  return glossBits[row] !== 0
}

/**
 * Whether the gloss of `key` is of another form than those of `rows` all, and shows by it: the only
 * one of several words, the only *-sız*; once all four are there, the only plain one too.
 */
export function standsOutByForm(
  { glossForms }: ListIndex,
  key: number,
  rows: readonly number[],
): boolean {
  const isComplete = rows.length >= distractorCount
  const isMarked = isComplete || glossForms[key] !== glossForm.plain
  return isMarked && rows.every((row) => glossForms[row] !== glossForms[key])
}

/** Whether a row has a definition that can be shown. */
export function hasDefinition(index: ListIndex, row: number): boolean {
  return lengthOf(formOf(index, row)) > 0
}

export function bucketAt(index: ListIndex, row: number) {
  return index.buckets[bucketOf(formOf(index, row))] as ListIndex['buckets'][number]
}

export function traitAt({ traits }: ListIndex, row: number, which: number): number {
  return traits[row * traitCount + which] as number
}

function formOf(index: ListIndex, row: number): number {
  return traitAt(index, row, trait.form)
}
