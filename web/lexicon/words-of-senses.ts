import { ownWordId } from '#domain/lists/own-list.ts'
import { joinParts } from '#domain/quiz/join-parts.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import { type GlossedWord, ownPart } from '#domain/quiz/own-part.ts'
import type { Result } from '#domain/result.ts'
import { lettersOf } from '#domain/text/letters.ts'
import { listOfPart, type QuizPart, type QuizPartName, quizPartNames } from '#domain/words/entry.ts'
import { quizPartOf } from '#domain/words/quiz-part.ts'
import type { TableWord, WordTable } from '#domain/words/word-table.ts'
import { loadWordOfText, loadWordTable } from './all-words.ts'
import type { LoadProblem } from './bundle.ts'
import { knownIn, loadPartEntries } from './corrected-words.ts'
import { loadQuizPart } from './load-quiz-part.ts'
import { namedSense } from './named-sense.ts'
import { type OwnLexicon, ownLexicon } from './own-lexicon.ts'
import { ownGlossed } from './own-words.ts'
import type { LoadedWords } from './quiz-parts.ts'

/**
 * The words that ask `senses`, in whatever parts they are, ready for questions: the parts are told
 * by the index of all words, and only those that are needed are loaded. Own words, and senses that no
 * entry begins with, are asked by their glosses. What is gone, or has no meaning, has no place in what
 * comes; which words may be asked is for the caller to say.
 */
export async function loadWordsOf(
  senses: readonly string[],
): Promise<Result<LoadedWords, LoadProblem>> {
  const [table, own] = await Promise.all([loadWordTable(), ownLexicon()])
  if (!table.ok) return table
  const parts = new Map(senses.map((sense) => [sense, quizPartOf(table.value, sense)]))
  const needed = new Set(parts.values())
  const glossed = senses.flatMap((sense) =>
    parts.get(sense) ? [] : (glossedIn(table.value, own, sense) ?? []),
  )
  const [first, ...others] = quizPartNames.filter((part) => needed.has(part))
  if (glossed.length > 0) {
    return await loadWithGlossed(first ? [first, ...others] : [], glossed, table.value, own)
  }
  if (first && others.length === 0) return await loadQuizPart(first)
  const loaded = await loadEntries(first ? [first, ...others] : [], own)
  return loaded.ok ? { ok: true, value: joinedInMemory([...loaded.value.values()]) } : loaded
}

/** Several parts as one, ready for questions. */
export function joinedInMemory(parts: readonly QuizPart[]): LoadedWords {
  const { entries, asked, partOf } = joinParts(parts)
  return {
    index: indexList(entries, asked, partOf),
    // Where a word is asked counts, not where it is an option beside others.
    places: new Map(entries.map(({ id }, place) => [id, place] as const).toReversed()),
    sources: parts.map(({ part, version, asked }) => ({ list: listOfPart(part), version, asked })),
  }
}

async function loadEntries(
  names: readonly QuizPartName[],
  own: OwnLexicon | undefined,
): Promise<Result<ReadonlyMap<QuizPartName, QuizPart>, LoadProblem>> {
  const parts = new Map<QuizPartName, QuizPart>()
  for (const loaded of await Promise.all(names.map((name) => loadPartEntries(name, own)))) {
    if (!loaded.ok) return loaded
    parts.set(names[parts.size] as QuizPartName, loaded.value)
  }
  return { ok: true, value: parts }
}

/** How a sense is asked that no part asks; `undefined` where it is gone, or has no meaning. */
function glossedIn(
  table: WordTable,
  own: OwnLexicon | undefined,
  sense: string,
): GlossedWord | undefined {
  if (ownWordId(sense) !== undefined) return ownGlossed(own, sense)
  const named = namedSense(table, sense)
  const [first, ...others] = named?.glosses ?? []
  if (!named || first === undefined) return undefined
  const { word, partOfSpeech } = named
  return { id: sense, word, meanings: [first, ...others], partOfSpeech }
}

// The words beside which an own word is asked that the lexicon does not have.
const usualPart = 'kolay'
// So many own words have each other as options: what keeps them apart is looked at pair by pair.
const mostTogether = 300

async function loadWithGlossed(
  names: readonly QuizPartName[],
  words: readonly GlossedWord[],
  table: WordTable,
  own: OwnLexicon | undefined,
): Promise<Result<LoadedWords, LoadProblem>> {
  const found = await loadWordOfText()
  const placed = words.map((word) => {
    const headword = found.ok ? headwordOf(word, found.value) : undefined
    const part = headword && partFor(table, headword, word)
    return { word: { ...word, headword: headword?.headword }, part: part ?? usualPart }
  })
  const byPart = Map.groupBy(placed, ({ part }) => part)
  const loaded = await loadEntries([...new Set([...names, ...byPart.keys()])], own)
  if (!loaded.ok) return loaded
  const known = knownIn(table)
  const entriesOf = (name: QuizPartName) => loaded.value.get(name) as QuizPart
  const ownParts = [...byPart].flatMap(([name, some]) =>
    chunksOf(some, mostTogether).map((few) => {
      return ownPart(
        few.map(({ word }) => word),
        entriesOf(name),
        known,
      )
    }),
  )
  return { ok: true, value: joinedInMemory([...names.map(entriesOf), ...ownParts]) }
}

/** The word of the lexicon that an own word is or is a form of, with another meaning. */
function headwordOf(
  { word }: GlossedWord,
  wordOfText: (text: string) => TableWord | undefined,
): TableWord | undefined {
  const found = wordOfText(lettersOf(word, 'en'))
  return found && ownWordId(`${found.slug}.own.1`) === undefined ? found : undefined
}

/** The part in which a headword stands, where every pair with it was proved. */
function partFor(
  table: WordTable,
  { entries }: TableWord,
  { partOfSpeech }: GlossedWord,
): QuizPartName | undefined {
  const entry = entries.find((one) => one.partOfSpeech === partOfSpeech) ?? entries[0]
  const [sense] = entry.senses
  return sense && quizPartOf(table, sense.id)
}

function chunksOf<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  )
}
