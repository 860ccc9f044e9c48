import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import { loadLexicon } from '#lexicon/load.ts'
import {
  type EntryDetail,
  type RelatedWord,
  type WordDetail,
  wordDetails,
} from '#lexicon/word-detail.ts'

/** Prints the card of a word; whether there is such a word. */
export function show(name: string): boolean {
  const { lexicon } = loadLexicon()
  const word = wordDetails(lexicon).find(({ headword }) => headword === name)
  if (!word) {
    console.error(
      `There is no word "${name}", or its file cannot be read (npm run words -- check).`,
    )
    return false
  }
  console.log(card(word).join('\n'))
  return true
}

function card(detail: WordDetail): string[] {
  return [
    detail.headword,
    ...detail.entries.flatMap(entryLines),
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
  const variants = [entry.ukSpelling, entry.ukWord?.word, entry.usWord?.word].filter(
    (variant) => variant !== undefined,
  )
  return [
    `\n  ${entry.partOfSpeech} · ${entry.cefr} · UK ${entry.ipa.uk} · US ${entry.ipa.us}`,
    ...Object.entries(entry.forms ?? {}).map(([name, form]) => `  ${name}: ${form}`),
    ...(variants.length > 0 ? [`  also: ${variants.join(', ')}`] : []),
    ...entry.senses.flatMap((sense, at) => [
      `  ${at + 1}. ${withTurkishCapital(sense.definitionTr)}`,
      `     ${sense.definition}`,
      `     ${sense.gloss.join(', ')}  [${sense.field}]`,
      ...(sense.synonyms.length > 0 ? [`     = ${names(sense.synonyms)}`] : []),
      ...(sense.antonyms.length > 0 ? [`     ≠ ${names(sense.antonyms)}`] : []),
      `     ${sense.example.en}`,
      `     ${sense.example.tr}`,
    ]),
  ]
}

function names(related: readonly RelatedWord[]): string {
  return related.map(({ word }) => word).join(', ')
}
