import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type {
  EntryDetail,
  RelatedWord,
  SenseDetail,
  UseDetail,
  WordDetail,
} from '#lexicon/word-detail.ts'

/** What a learner sees of a word, a line each; of one entry of it, where `entries` are fewer. */
export function card(
  detail: WordDetail,
  entries: readonly EntryDetail[] = detail.entries,
): string[] {
  return [
    detail.headword,
    ...entries.flatMap(entryLines),
    ...(detail.alsoMeans ?? []).map(
      ({ partOfSpeech, gloss, ipa }) =>
        `\n  Başka anlamları: ${partOfSpeech} ${gloss.join(', ')}${ipa ? ` · UK ${ipa.uk} · US ${ipa.us}` : ''}`,
    ),
    ...(detail.falseFriends ?? []).map(
      ({ turkish, means, meaningTr }) =>
        `\n  Yanıltıcı: ${detail.headword} = ${meaningTr}; Türkçe "${turkish}" = ${means}`,
    ),
    ...(detail.confusables ?? []).map(
      ({ word, meaningTr, hintTr }) => `\n  Karıştırma: ${word} (${meaningTr}). ${hintTr}`,
    ),
  ]
}

function entryLines(entry: EntryDetail): string[] {
  const variants = [
    entry.ukSpelling && `UK spelling ${entry.ukSpelling}`,
    entry.ukWord && `UK ${entry.ukWord.word}`,
    entry.usWord && `US ${entry.usWord.word}`,
  ].filter((variant) => variant !== undefined)
  return [
    `\n  ${entry.partOfSpeech} · ${entry.cefr} · UK ${entry.ipa.uk} · US ${entry.ipa.us}`,
    ...Object.entries(entry.forms ?? {}).map(([name, form]) => `  ${name}: ${form}`),
    ...(variants.length > 0 ? [`  ${variants.join(' · ')}`] : []),
    ...entry.senses.flatMap((sense, at) => [
      `  ${at + 1}. ${withTurkishCapital(sense.definitionTr)}`,
      `     ${sense.definition}`,
      `     ${[sense.gloss.join(', '), ...labels(sense)].join(' · ')}  [${sense.field}]`,
      ...(sense.synonyms.length > 0 ? [`     = ${names(sense.synonyms)}`] : []),
      ...(sense.antonyms.length > 0 ? [`     ≠ ${names(sense.antonyms)}`] : []),
      `     ${sense.example.en}`,
      `     ${sense.example.tr}`,
      ...(sense.uses ?? []).map(
        (use) => `     - ${[`${use.en}: ${use.tr}`, ...labels(use)].join(' · ')}`,
      ),
      ...(sense.patterns ?? []).map((pattern) => `     [${pattern}]`),
    ]),
  ]
}

function labels({
  countability,
  region,
  register,
  phrase,
}: Pick<SenseDetail, 'countability'> & Omit<UseDetail, 'en' | 'tr'>): string[] {
  const labels = [phrase && 'fixed phrase', countability, region, register]
  return labels.filter((label) => label !== undefined)
}

function names(related: readonly RelatedWord[]): string {
  return related.map(({ word }) => word).join(', ')
}
