import { drawItem, type Item } from '../quiz/draw-item.ts'
import type { ListIndex } from '../quiz/list-index.ts'
import { plainManner } from '../quiz/manner.ts'
import { mustNotMeet } from '../quiz/row-relations.ts'
import { type Random, seededRandom, shuffleInPlace } from '../random.ts'
import { inGroups, type WorksheetWord } from './worksheet-word.ts'

/** The ways in which a worksheet asks, in the order in which they stand on it. */
export const worksheetKinds = ['matching', 'options', 'gap'] as const
export type WorksheetKind = (typeof worksheetKinds)[number]

/** How many questions each kind may have. */
export const worksheetCounts = [5, 10, 15, 20] as const
export type WorksheetCount = (typeof worksheetCounts)[number]

/** What makes a worksheet: with the same words, the same plan makes the same worksheet. */
export type WorksheetPlan = {
  readonly kinds: readonly WorksheetKind[]
  /** How many questions of each kind there are, where the words are enough. */
  readonly count: WorksheetCount
  /** The number of the paper, from 0 to `lastPaper`: all chance on it comes from there. */
  readonly paper: number
}

/** The words that a worksheet may ask, and what draws wrong options for them. */
export type WorksheetWords = {
  readonly words: readonly WorksheetWord[]
  readonly index: ListIndex
  /** The place in the index of each word, by its sense. */
  readonly places: ReadonlyMap<string, number>
}

/** A sentence without its word. */
export type Gap = {
  readonly before: string
  /** The word as it stands there: *gathered* for *gather*. */
  readonly missing: string
  readonly after: string
  readonly turkish: string | undefined
}
export type GapWord = WorksheetWord & { readonly gap: Gap }

/** What a worksheet asks, still without an order: see `arrangedWorksheets` (worksheet-versions.ts). */
export type Worksheet = {
  readonly paper: number
  readonly matching: readonly (readonly WorksheetWord[])[]
  readonly options: readonly { readonly word: WorksheetWord; readonly item: Item }[]
  readonly gap: readonly (readonly GapWord[])[]
}

export const lastPaper = 0xffff
const mostInGroup = 10
/** Sentences are looked for in so many times as many words as are asked. */
const mostTried = 4

/**
 * Draws what a worksheet asks. Each kind begins where the one before it has stopped, so that a word
 * comes up twice only where there are not enough.
 *
 * @param gapOf the sentence of a word; it is asked for one word after the other until there are
 *   enough, and gives `undefined` where no sentence of it can be asked.
 */
export async function drawWorksheet(
  { words, index, places }: WorksheetWords,
  { kinds, count, paper }: WorksheetPlan,
  gapOf: (word: WorksheetWord) => Promise<Gap | undefined>,
): Promise<Worksheet> {
  const random = seededRandom(paper)
  // However the words came: a list that is put into another order keeps its papers.
  const order = shuffleInPlace(
    [...words].sort((a, b) => (a.sense < b.sense ? -1 : 1)),
    random,
  )
  const from = startsOf(kinds, count, order.length)
  const turned = (kind: WorksheetKind) => [
    ...order.slice(from[kind]),
    ...order.slice(0, from[kind]),
  ]
  const mayMeet = (a: WorksheetWord, b: WorksheetWord) => !areKeptApart(a, b, index, places)
  return {
    paper,
    matching: kinds.includes('matching')
      ? inGroups(
          turned('matching').filter(({ gloss }) => gloss !== ''),
          count,
          mostInGroup,
          mayMeet,
        )
      : [],
    options: kinds.includes('options')
      ? withOptions(turned('options'), count, { index, places }, random)
      : [],
    gap: kinds.includes('gap') ? await groupsWithGaps(turned('gap'), count, gapOf, mayMeet) : [],
  }
}

/** A number as it stands in the corner: *4F2A*. */
export function paperName(paper: number): string {
  return paper.toString(16).toUpperCase().padStart(4, '0')
}

/** The number that a name means; `undefined` where it means none. */
export function paperOf(name: string): number | undefined {
  return /^[0-9a-f]{4}$/i.test(name) ? Number.parseInt(name, 16) : undefined
}

function startsOf(
  kinds: readonly WorksheetKind[],
  count: number,
  length: number,
): Readonly<Record<WorksheetKind, number>> {
  const startOf = (kind: WorksheetKind) =>
    length === 0 ? 0 : (Math.max(0, kinds.indexOf(kind)) * count) % length
  return { matching: startOf('matching'), options: startOf('options'), gap: startOf('gap') }
}

function areKeptApart(
  a: WorksheetWord,
  b: WorksheetWord,
  index: ListIndex,
  places: ReadonlyMap<string, number>,
): boolean {
  const [one, other] = [places.get(a.sense), places.get(b.sense)]
  if (one === undefined || other === undefined) return false
  return mustNotMeet(index, index.rowOf[one] as number, index.rowOf[other] as number)
}

function withOptions(
  words: readonly WorksheetWord[],
  count: number,
  { index, places }: Omit<WorksheetWords, 'words'>,
  random: Random,
): Worksheet['options'] {
  const drawn: { word: WorksheetWord; item: Item }[] = []
  for (const word of words) {
    if (drawn.length === count) break
    const place = places.get(word.sense)
    if (place === undefined) continue
    const item = drawItem(index, place, random, { ...plainManner, optionText: 'gloss' })
    if (item.ok) drawn.push({ word, item: item.value })
  }
  return drawn
}

/** Groups of words with a gap each, from no more sentences than it takes. */
async function groupsWithGaps(
  words: readonly WorksheetWord[],
  count: number,
  gapOf: (word: WorksheetWord) => Promise<Gap | undefined>,
  mayMeet: (a: WorksheetWord, b: WorksheetWord) => boolean,
): Promise<Worksheet['gap']> {
  const found: GapWord[] = []
  const some = words.slice(0, count * mostTried)
  for (let from = 0; ; ) {
    const groups = inGroups(found, count, mostInGroup, mayMeet)
    const lacking = count - groups.flat().length
    if (lacking <= 0 || from >= some.length) return groups
    // So many at once as are still missing: their files come side by side.
    const next = some.slice(from, from + lacking)
    const gaps = await Promise.all(next.map(gapOf))
    for (const [at, word] of next.entries()) {
      const gap = gaps[at]
      if (gap && word.gloss !== '') found.push({ ...word, gap })
    }
    from += next.length
  }
}
