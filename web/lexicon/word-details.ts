import type { Result } from '#domain/result.ts'
import { nearWords } from '#domain/text/near-words.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { RelatedWord, WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { loadedOnce } from './loaded-once.ts'
import { wordFile } from './word-files.ts'

/** Why there is no word to show: it did not arrive, or there is none; then words near to it. */
export type WordProblem =
  | LoadProblem
  | { readonly kind: 'missing'; readonly near: readonly RelatedWord[] }

export type LoadedWord = Result<WordDetail, WordProblem>

const loadShard = loadedOnce((address: string) => loadBundle<WordShard>(address))

/** What the card and the page of a word show; loaded with the other words of its first letter. */
export async function loadWord(slug: string): Promise<LoadedWord> {
  const address = wordFile.get(slug.charAt(0))
  if (address === undefined) return { ok: false, problem: { kind: 'missing', near: [] } }
  const shard = await loadShard(address)
  if (!shard.ok) return shard
  if (Object.hasOwn(shard.value, slug)) {
    return { ok: true, value: shard.value[slug] as WordDetail }
  }
  const words = Object.values(shard.value).map(({ headword, slug }) => ({ word: headword, slug }))
  return { ok: false, problem: { kind: 'missing', near: nearWords(slug, words) } }
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
