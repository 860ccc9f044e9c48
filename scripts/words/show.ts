import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import { everySense, type Lexicon } from '#lexicon/lexicon.ts'
import { loadLexicon } from '#lexicon/load.ts'
import {
  type EntryDetail,
  type RelatedWord,
  type SenseDetail,
  type WordDetail,
  wordDetails,
} from '#lexicon/word-detail.ts'

/** Prints the card of a word, and the lures of its senses; whether there is such a word. */
export function show(name: string): boolean {
  const { lexicon } = loadLexicon()
  const word = wordDetails(lexicon).find(({ headword }) => headword === name)
  if (!word) {
    console.error(
      `There is no word "${name}", or its file cannot be read (npm run words -- check).`,
    )
    return false
  }
  console.log([...card(word), ...lureLines(lexicon, name)].join('\n'))
  return true
}

function card(detail: WordDetail): string[] {
  return [
    detail.headword,
    ...detail.entries.flatMap(entryLines),
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
}: Pick<SenseDetail, 'countability' | 'region' | 'register'>): string[] {
  return [countability, region, register].filter((label) => label !== undefined)
}

function lureLines(lexicon: Lexicon, name: string): string[] {
  const senses = [...everySense(lexicon)].filter(({ headword }) => headword.headword === name)
  return senses.flatMap(({ sense: { id, lures } }) => {
    if (!lures) return []
    const { note, ...kinds } = lures
    const named = Object.entries(kinds).filter(([, words]) => words.length > 0)
    const said = named.map(([kind, words]) => `${kind} ${words.join(', ')}`)
    return [`\n  Lures of ${id}: ${[...said, ...(note ? [note] : [])].join(' · ')}`]
  })
}

function names(related: readonly RelatedWord[]): string {
  return related.map(({ word }) => word).join(', ')
}
