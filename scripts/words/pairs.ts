import { isAdmissible } from '#domain/quiz/draw-item.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import { contentStems } from '#domain/text/turkish-text.ts'
import { type QuizPartName, quizPartNames, type WordEntry } from '#domain/words/entry.ts'
import { englishWords } from '#lexicon/english-words.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { quizEntries } from '#lexicon/quiz-entries.ts'

const usualCount = 40

/**
 * Prints the pairs of a list or level that a second reader should look at: one may be offered
 * beside the other by everything that the proof knows, and their texts are most alike.
 */
export function pairs(options: readonly string[]): boolean {
  const [name = 'kolay', count = String(usualCount)] = options
  const part = quizPartNames.find((known) => known === name)
  if (!part || !/^\d+$/.test(count)) {
    console.error(`pairs takes one of ${quizPartNames.join(', ')}, and how many`)
    return false
  }
  for (const pair of riskiest(part, Number(count))) console.log(describe(pair))
  return true
}

type Pair = { readonly a: WordEntry; readonly b: WordEntry; readonly likeness: number }

function riskiest(part: QuizPartName, count: number): Pair[] {
  const { entries } = quizEntries(loadLexicon().lexicon, part)
  const index = indexList(entries)
  const weigh = likenessAmong(entries)
  const found: Pair[] = []
  for (const [place, a] of entries.entries()) {
    for (let other = place + 1; other < entries.length; other++) {
      const b = entries[other]
      if (!b) continue
      if (!isAdmissible(index, place, other)) continue
      const likeness = weigh(a, b)
      if (likeness > 0) found.push({ a, b, likeness })
    }
  }
  return found.sort((one, other) => other.likeness - one.likeness).slice(0, count)
}

/** How alike two words are: what their texts share, the more the rarer it is in the list. */
function likenessAmong(entries: readonly WordEntry[]): (a: WordEntry, b: WordEntry) => number {
  const tokens = new Map(entries.map((entry) => [entry, tokensOf(entry)]))
  const frequency = new Map<string, number>()
  for (const set of tokens.values())
    for (const token of set) frequency.set(token, (frequency.get(token) ?? 0) + 1)
  const weight = (token: string) => Math.log(entries.length / (frequency.get(token) ?? 1))
  const total = (set: ReadonlySet<string>) => set.values().reduce((sum, t) => sum + weight(t), 0)
  return (a, b) => {
    const ofA = tokens.get(a) ?? new Set<string>()
    const ofB = tokens.get(b) ?? new Set<string>()
    const shared = total(ofA.intersection(ofB))
    return shared === 0 ? 0 : shared / total(ofA.union(ofB))
  }
}

function tokensOf({ turkish, wordInfo, gloss }: WordEntry): Set<string> {
  const english = [wordInfo].flat().flatMap(englishWords)
  return new Set([
    ...[...turkish, gloss].flatMap(contentStems),
    ...english.map((word) => `${word} (en)`),
  ])
}

function describe({ a, b, likeness }: Pair): string {
  const text = (entry: WordEntry) =>
    `    ${entry.word} [${entry.fields.join(', ')}] ${entry.gloss}: ${entry.turkish.join('; ')} — ${[entry.wordInfo].flat().join('; ')}`
  return `${likeness.toFixed(2)}  ${a.word} / ${b.word}\n${text(a)}\n${text(b)}`
}
