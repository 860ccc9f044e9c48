import type { Result } from '#domain/result.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { EntryDetail, WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { loadedOnce } from './loaded-once.ts'
import { fileOfWord } from './word-files.ts'

/** Why there is no word to show: it did not arrive, or there is none. */
export type WordProblem = LoadProblem | { readonly kind: 'missing' }

export type LoadedWord = Result<WordDetail, WordProblem>

const loadShard = loadedOnce((address: string) => loadBundle<WordShard>(address))

/** What the card and the page of a word show; loaded with others whose slugs begin like its own. */
export async function loadWord(slug: string): Promise<LoadedWord> {
  const file = fileOfWord(slug)
  if (file !== undefined) {
    const shard = await loadShard(file)
    if (!shard.ok) return shard
    if (Object.hasOwn(shard.value, slug)) {
      return { ok: true, value: shard.value[slug] as WordDetail }
    }
  }
  return { ok: false, problem: { kind: 'missing' } }
}

/** The glosses of everything that a word means but this sense, in any part of speech. */
export function otherGlosses({ entries, alsoMeans = [] }: WordDetail, senseId: string): string[] {
  const others = entries.flatMap(({ senses }) => senses).filter(({ id }) => id !== senseId)
  return [...others, ...alsoMeans].flatMap(({ gloss }) => gloss)
}

/** What a question in Tekrar needs of a word of no list; `undefined` where it has no such sense. */
export function quizEntryOf(detail: WordDetail, senseId: string): WordEntry | undefined {
  const entry = detail.entries.find(({ senses: [first] }) => first?.id === senseId)
  const [sense] = entry?.senses ?? []
  if (!entry || !sense) return undefined
  return {
    id: sense.id,
    word: detail.headword,
    wordInfo: sense.definition,
    turkish: [sense.definitionTr],
    gloss: sense.gloss[0] ?? '',
    partOfSpeech: entry.partOfSpeech,
    cefr: entry.cefr,
    fields: [sense.field],
    ipa: entry.ipa,
    never: [],
  }
}

/** How a word may be written as this entry, its irregular forms first. */
export function formsOf(word: string, entry: EntryDetail | undefined): string[] {
  return [
    ...Object.values(entry?.forms ?? {}),
    word,
    ...(entry?.ukSpelling === undefined ? [] : [entry.ukSpelling]),
  ]
}
