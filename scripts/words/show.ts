import { entryAt } from '#domain/quiz/list-index.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import { quizPartNames } from '#domain/words/entry.ts'
import { everyFirstSense, everySense, type Lexicon, partSenses } from '#lexicon/lexicon.ts'
import { loadLexicon } from '#lexicon/load.ts'
import {
  type EntryDetail,
  type RelatedWord,
  type SenseDetail,
  type WordDetail,
  wordDetails,
} from '#lexicon/word-detail.ts'
import { indexOfParts, optionLines, writtenQuestion } from './question.ts'

/** Prints the card of a word, its lures and a sample question; whether there is such a word. */
export function show(name: string): boolean {
  const { lexicon } = loadLexicon()
  const word = wordDetails(lexicon).find(({ headword }) => headword === name)
  if (!word) {
    console.error(
      `There is no word "${name}", or its file cannot be read (npm run words -- check).`,
    )
    return false
  }
  console.log(
    [...card(word), ...lureLines(lexicon, name), ...questionLines(lexicon, name)].join('\n'),
  )
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

/** A question about each entry of a word, as a game asks it, but for the words behind the options. */
function questionLines(lexicon: Lexicon, name: string): string[] {
  const ids = new Set(
    [...everyFirstSense(lexicon)]
      .filter(({ headword }) => headword.headword === name)
      .map(({ sense }) => sense.id),
  )
  return quizPartNames
    .filter((part) => partSenses(lexicon, part).some(({ sense }) => ids.has(sense.id)))
    .flatMap((part) => {
      const index = indexOfParts(lexicon, [part])
      const places = index.entries.slice(0, index.asked).keys()
      return places
        .filter((place) => ids.has(entryAt(index, place).id))
        .toArray()
        .flatMap((place) => {
          const question = writtenQuestion(index, place, Math.random)
          if (!question) return [`\n  ${entryAt(index, place).id}: too few words for a question`]
          const { target, words, key } = question
          return [
            `\n  ${target.word} (${target.partOfSpeech}), ${part}:`,
            ...optionLines(question).map((line, at) => `${line}  [${words[at]}]`),
            `   ${key}`,
          ]
        })
    })
}

function names(related: readonly RelatedWord[]): string {
  return related.map(({ word }) => word).join(', ')
}
