import type { Result } from '#domain/result.ts'
import { nearWords } from '#domain/text/near-words.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { RelatedWord, WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { loadedOnce } from './loaded-once.ts'
import { fileOfWord, filesOfLetter } from './word-files.ts'

/** Why there is no word to show: it did not arrive, or there is none; then words near to it. */
export type WordProblem =
  | LoadProblem
  | { readonly kind: 'missing'; readonly near: readonly RelatedWord[] }

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
  return { ok: false, problem: await missing(slug) }
}

/** What to say of a word that is not there: words that may have been meant, of its first letter. */
async function missing(slug: string): Promise<WordProblem> {
  const shards = await Promise.all(filesOfLetter(slug).map(loadShard))
  const failed = shards.find((shard) => !shard.ok)
  if (failed) return failed.problem
  const words = shards.flatMap((shard) => (shard.ok ? Object.values(shard.value) : []))
  const named = words.map(({ headword, slug }) => ({ word: headword, slug }))
  return { kind: 'missing', near: nearWords(slug, named) }
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
