import { ownWordId } from '#domain/lists/own-list.ts'
import { likelyPart } from '#domain/quiz/likely-part.ts'
import type { Result } from '#domain/result.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { EntryDetail, WordDetail, WordShard } from '#lexicon/word-detail.ts'
import { type LoadProblem, loadBundle } from './bundle.ts'
import { loadedOnce } from './loaded-once.ts'
import { type OwnLexicon, ownLexicon } from './own-lexicon.ts'
import { fileOfWord } from './word-files.ts'

/** Why there is no word to show: it did not arrive, or there is none. */
export type WordProblem = LoadProblem | { readonly kind: 'missing' }

export type LoadedWord = Result<WordDetail, WordProblem>

const loadShard = loadedOnce((address: string) => loadBundle<WordShard>(address))

/**
 * What the card and the page of a word show, as the lexicon has it, or the learner their own words;
 * loaded with others whose slugs begin like its own.
 */
export async function loadWord(slug: string): Promise<LoadedWord> {
  if (ownWordId(`${slug}.own.1`) !== undefined) {
    const own = (await ownLexicon())?.detailOf(slug)
    return own ? { ok: true, value: own } : { ok: false, problem: { kind: 'missing' } }
  }
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

/** The same with what the learner has corrected of it, for whoever teaches or asks it. */
export async function loadCorrectedWord(slug: string): Promise<LoadedWord> {
  const [word, own] = await Promise.all([loadWord(slug), ownLexicon()])
  return word.ok && own ? { ok: true, value: withCorrections(word.value, own) } : word
}

function withCorrections(word: WordDetail, { corrections }: OwnLexicon): WordDetail {
  return {
    ...word,
    entries: word.entries.map((entry) => ({
      ...entry,
      senses: entry.senses.map((sense) => {
        const { gloss = sense.gloss, definitionTr = sense.definitionTr } =
          corrections.get(sense.id) ?? {}
        return { ...sense, gloss, definitionTr }
      }),
    })),
  }
}

/** Whether these are the entries of a word of the learner's own. */
export function isOwnWord(entries: readonly EntryDetail[]): boolean {
  return entries.some(({ senses }) => senses.some(({ id }) => ownWordId(id) !== undefined))
}

/** The entry that a sense is of, with that sense first; `undefined` where the word has it no more. */
export function entryOfSense({ entries }: WordDetail, senseId: string): EntryDetail | undefined {
  const entry = entries.find(({ senses }) => senses.some(({ id }) => id === senseId))
  if (!entry || entry.senses[0]?.id === senseId) return entry
  const isAsked = ({ id }: { readonly id: string }) => id === senseId
  const others = entry.senses.filter((sense) => !isAsked(sense))
  return { ...entry, senses: [...entry.senses.filter(isAsked), ...others] }
}

/** The glosses of everything that a word means but this sense, in any part of speech. */
export function otherGlosses({ entries, alsoMeans = [] }: WordDetail, senseId: string): string[] {
  const others = entries.flatMap(({ senses }) => senses).filter(({ id }) => id !== senseId)
  return [...others, ...alsoMeans].flatMap(({ gloss }) => gloss)
}

/** What a question in Tekrar needs of a word of no list; `undefined` where it has no such sense. */
export function quizEntryOf(detail: WordDetail, senseId: string): WordEntry | undefined {
  const entry = entryOfSense(detail, senseId)
  const [sense] = entry?.senses ?? []
  if (!entry || !sense) return undefined
  const [gloss = ''] = sense.gloss
  const { partOfSpeech, cefr } = entry
  return {
    id: sense.id,
    word: detail.headword,
    wordInfo: sense.definition,
    turkish: sense.definitionTr === '' ? [] : [sense.definitionTr],
    gloss,
    ...(partOfSpeech
      ? { partOfSpeech }
      : { partOfSpeech: likelyPart(gloss), isPartGuessed: true as const }),
    ...(cefr && { cefr }),
    fields: [sense.field],
    ipa: entry.ipa,
    never: [],
  }
}

/** The irregular forms of an entry; of two in use, *gotten, got*, each. */
export function irregularForms(entry: EntryDetail | undefined): string[] {
  return Object.values(entry?.forms ?? {}).flatMap((form) => form.split(', '))
}

/** How a word may be written as this entry, its irregular forms first. */
export function formsOf(word: string, entry: EntryDetail | undefined): string[] {
  return [
    ...irregularForms(entry),
    word,
    ...(entry?.ukSpelling === undefined ? [] : [entry.ukSpelling]),
  ]
}
