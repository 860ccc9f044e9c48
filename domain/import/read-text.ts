import { mostExampleLength } from '../lists/listed-word.ts'
import type { JudgedRow } from './judge-row.ts'
import { plainBaseOf } from './kind-in-text.ts'
import { type MeantEntry, mayBeVerb, meantEntry } from './meant-entry.ts'
import { importLimits } from './source-row.ts'
import type { WordFinder } from './word-finder.ts'

/** How well the learner knows a sense: the better, the higher; 0 where it is new. */
export type Familiarity = (sense: string) => number

/** From here on a word sits: it is not offered as one to learn. */
const settled = 3

// Names and numbers are no words to learn, and these are known to whoever reads a text at all.
const frameKinds = ['determiner', 'pronoun', 'preposition', 'conjunction', 'number', 'modal verb']

// The most words that a headword has: *as far as I know*.
const longestRun = 5

type Met = { readonly row: JudgedRow; readonly rank: number; readonly order: number }

/**
 * The words of an English text by their headwords, each once, with the sentence in which it is met
 * first: those first that the learner does not know or knows least, then what the lexicon does not
 * have and is no name; then words that sit, and the smallest ones. All but the first are left aside.
 */
export function readText(text: string, find: WordFinder, familiarity: Familiarity): JudgedRow[] {
  const met = new Map<string, Met>()
  const sentences = sentencesOf(text)
  for (const sentence of sentences) {
    for (const { written, meant, isName } of wordsIn(sentence, find)) {
      const name = meant?.word.slug ?? written.toLowerCase()
      if (met.has(name) || (!meant && isName)) continue
      met.set(name, metAt(written, meant, sentence, met.size, familiarity))
      if (met.size > importLimits.rows) break
    }
  }
  return [...met.values()]
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ row }, at) => ({ ...row, line: at + 1 }))
}

function metAt(
  written: string,
  meant: MeantEntry | undefined,
  sentence: string,
  order: number,
  familiarity: Familiarity,
): Met {
  const example = sentence.length <= mostExampleLength ? { example: { en: sentence } } : {}
  // Numbered in the end, by the order in which they are offered.
  const base = { line: 0, meanings: [], ...example }
  if (!meant) {
    const own = { ...base, word: written.toLowerCase(), verdict: 'waiting' } as const
    return { row: { ...own, isAside: true }, rank: settled - 0.5, order }
  }
  const { word, entry } = meant
  const sense = entry.senses[0]?.id ?? ''
  const known = familiarity(sense)
  const isFrame =
    (entry.partOfSpeech && frameKinds.includes(entry.partOfSpeech)) || written.length < 2
  const isAside = isFrame || known >= settled
  return {
    row: {
      ...base,
      word: word.headword,
      verdict: 'ready',
      slug: word.slug,
      sense,
      ...(isAside && { isAside }),
    },
    rank: isFrame ? 100 + known : known,
    order,
  }
}

type WordInText = {
  readonly written: string
  /** What it is in the lexicon; `undefined` where that does not have it. */
  readonly meant: MeantEntry | undefined
  /** Whether it is written like a name: with a capital that no sentence begins with. */
  readonly isName: boolean
}

/** The words of a sentence, those of several parts (*ice cream*) as one. */
function wordsIn(sentence: string, find: WordFinder): WordInText[] {
  const parts = [...sentence.matchAll(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g)]
  const words: WordInText[] = []
  for (let at = 0; at < parts.length; ) {
    const isName = at > 0 && /^[A-Z]/.test(parts[at]?.[0] ?? '')
    const run = longestAt(sentence, parts, at, find)
    if (run) words.push({ ...run, isName })
    else {
      const word = singleAt(sentence, parts, at, find)
      if (word.meant || word.written.length > 1) words.push({ ...word, isName })
    }
    at += run?.parts ?? 1
  }
  return words
}

/** The word at a place: what the lexicon has of it by what stands around it, else by its plain base. */
function singleAt(
  sentence: string,
  parts: readonly RegExpExecArray[],
  at: number,
  find: WordFinder,
): Omit<WordInText, 'isName'> {
  const [part] = parts[at] ?? ['']
  const bare = withoutContraction(part)
  const found = find(part) ?? find(bare)
  const around = {
    before: neighbour(sentence, parts, at, -1),
    after: neighbour(sentence, parts, at, 1),
  }
  const written = bare.toLowerCase()
  if (found) return { written: bare, meant: meantEntry(found, written, around, find) }
  const isOfVerb = /[a-z]/.test(part.charAt(0)) && mayBeVerb(written, around, find)
  return { written: (isOfVerb && plainBaseOf(written)) || bare, meant: undefined }
}

function withoutContraction(part: string): string {
  return part.replace(/['’](?:s|re|ve|ll|d|m|t)$/i, '')
}

/** The word beside the one at `at` that only a space parts from it, in small letters. */
function neighbour(
  sentence: string,
  parts: readonly RegExpExecArray[],
  at: number,
  step: 1 | -1,
): string {
  const [here, beside] = [parts[at], parts[at + step]]
  if (!here || !beside) return ''
  const [first, second] = step === 1 ? [here, beside] : [beside, here]
  const isNext = sentence.slice(first.index + first[0].length, second.index) === ' '
  return isNext ? beside[0].toLowerCase().replaceAll('’', "'") : ''
}

function longestAt(
  sentence: string,
  parts: readonly RegExpExecArray[],
  from: number,
  find: WordFinder,
): { written: string; meant: MeantEntry; parts: number } | undefined {
  const first = parts[from]
  for (let count = Math.min(longestRun, parts.length - from); count > 1; count -= 1) {
    const last = parts[from + count - 1]
    if (!first || !last) continue
    const written = sentence.slice(first.index, last.index + last[0].length)
    // What is parted by more than a space is not one word.
    if (!/^[A-Za-z'’ -]+$/.test(written)) continue
    const found = find(written)
    if (found) {
      const { word } = found
      return { written, meant: { word, entry: word.entries[0] }, parts: count }
    }
  }
  return undefined
}

const mostSentenceChars = 2000

/** The sentences of a text, and its lines, each in one line. */
function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}|\r/)
    .flatMap((paragraph) => [...segmenter.segment(paragraph.replace(/\s+/g, ' '))])
    .map(({ segment }) => segment.trim().slice(0, mostSentenceChars))
    .filter((sentence) => sentence !== '')
}
