import type { Result } from '#domain/result.ts'
import { nearWords } from '#domain/text/near-words.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { RelatedWord, WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { loadBundle } from './bundle.ts'
import { addressesOfLetter, addressOfWord } from './word-addresses.ts'

/** Why there is no word to show: it did not arrive, or there is none; then words near to it. */
export type WordProblem =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'missing'; readonly near: readonly RelatedWord[] }

export type LoadedWord = Result<WordDetail, WordProblem>

const shards = new Map<string, Promise<Result<WordShard, 'unavailable'>>>()

/** What the card and the page of a word show; loaded with others whose slugs begin like its own. */
export async function loadWord(slug: string): Promise<LoadedWord> {
  const address = addressOfWord(slug)
  if (address !== undefined) {
    const shard = await loadShard(address)
    if (!shard.ok) return { ok: false, problem: { kind: 'unavailable' } }
    if (Object.hasOwn(shard.value, slug)) {
      return { ok: true, value: shard.value[slug] as WordDetail }
    }
  }
  const near = await wordsNear(slug)
  return { ok: false, problem: near ? { kind: 'missing', near } : { kind: 'unavailable' } }
}

/** Words that may have been meant, of the same first letter; `undefined` where they do not come. */
async function wordsNear(slug: string): Promise<readonly RelatedWord[] | undefined> {
  const loaded = await Promise.all(addressesOfLetter(slug).map(loadShard))
  const words = loaded.flatMap((shard) => (shard.ok ? Object.values(shard.value) : []))
  if (loaded.some(({ ok }) => !ok)) return undefined
  return nearWords(
    slug,
    words.map(({ headword, slug }) => ({ word: headword, slug })),
  )
}

async function loadShard(address: string): Promise<Result<WordShard, 'unavailable'>> {
  const loading = shards.get(address) ?? loadBundle<WordShard>(address)
  shards.set(address, loading)
  const shard = await loading
  // Whoever asks next may have a connection.
  if (!shard.ok) shards.delete(address)
  return shard
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
