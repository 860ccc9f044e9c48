import type { Result } from '#domain/result.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { loadBundle } from './bundle.ts'
import { wordAddress } from './word-addresses.ts'

/** Why there is no word to show: it did not arrive, or there is none. */
export type WordProblem = 'unavailable' | 'missing'

export type LoadedWord = Result<WordDetail, WordProblem>

const shards = new Map<string, Promise<Result<WordShard, 'unavailable'>>>()

/** What the card and the page of a word show; loaded with the other words of its first letter. */
export async function loadWord(slug: string): Promise<LoadedWord> {
  const address = wordAddress.get(slug.charAt(0))
  if (address === undefined) return { ok: false, problem: 'missing' }
  const loading = shards.get(address) ?? loadBundle<WordShard>(address)
  shards.set(address, loading)
  const shard = await loading
  if (!shard.ok) {
    shards.delete(address)
    return shard
  }
  return Object.hasOwn(shard.value, slug)
    ? { ok: true, value: shard.value[slug] as WordDetail }
    : { ok: false, problem: 'missing' }
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
