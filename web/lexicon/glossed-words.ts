import { ownWordId } from '#domain/lists/own-list.ts'
import { type GlossedWord, ownPart } from '#domain/quiz/own-part.ts'
import type { Result } from '#domain/result.ts'
import type { Steps } from '#domain/steps.ts'
import { lettersOf } from '#domain/text/letters.ts'
import type { QuizPart, QuizPartName } from '#domain/words/entry.ts'
import { quizPartOf } from '#domain/words/quiz-part.ts'
import type { TableWord, WordTable } from '#domain/words/word-table.ts'
import { inSlices } from '../storage/in-slices.ts'
import type { LoadProblem } from './bundle.ts'
import { knownIn } from './corrected-words.ts'
import { joinedInMemory, loadEntries } from './joined-parts.ts'
import type { OwnLexicon } from './own-lexicon.ts'
import type { LoadedWords } from './quiz-parts.ts'
import { loadWordOfText } from './word-of-text.ts'

// The words beside which an own word is asked that the lexicon does not have.
const usualPart = 'kolay'
// So many own words have each other as options: what keeps them apart is looked at pair by pair.
const mostTogether = 300

type Placed = { readonly word: GlossedWord; readonly part: QuizPartName }

/** `words`, which are asked by their glosses, beside the words of the quiz parts of `names`. */
export async function loadWithGlossed(
  names: readonly QuizPartName[],
  words: readonly GlossedWord[],
  table: WordTable,
  own: OwnLexicon | undefined,
): Promise<Result<LoadedWords, LoadProblem>> {
  const found = await loadWordOfText()
  const placed = words.map((word): Placed => {
    const headword = found.ok ? headwordOf(word, found.value) : undefined
    const part = headword && partFor(table, headword, word)
    return { word: { ...word, headword: headword?.headword }, part: part ?? usualPart }
  })
  const byPart = Map.groupBy(placed, ({ part }) => part)
  const loaded = await loadEntries([...new Set([...names, ...byPart.keys()])], own)
  if (!loaded.ok) return loaded
  const known = knownIn(table)
  const entriesOf = (name: QuizPartName) => loaded.value.get(name) as QuizPart
  const chunks = [...byPart].flatMap(([name, some]) =>
    chunksOf(some, mostTogether).map((few) => ({ few, entries: entriesOf(name) })),
  )
  const ownParts = await inSlices(partsOf(chunks, known))
  return { ok: true, value: joinedInMemory([...names.map(entriesOf), ...ownParts]) }
}

function* partsOf(
  chunks: readonly { readonly few: readonly Placed[]; readonly entries: QuizPart }[],
  known: ReturnType<typeof knownIn>,
): Steps<QuizPart[]> {
  const parts: QuizPart[] = []
  for (const { few, entries } of chunks) {
    yield parts.length / chunks.length
    const words = few.map(({ word }) => word)
    parts.push(ownPart(words, entries, known))
  }
  return parts
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
