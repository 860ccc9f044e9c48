import type { EntryDetail } from '#lexicon/word-detail.ts'
import { AddToList } from '../lists/add-to-list.tsx'
import { partOfSpeechText } from '../text/lists.ts'

/**
 * *Listeye ekle* for a word, by the senses of `entries`.
 *
 * @param sense the one that is meant first; else the first there is.
 */
export function AddWordToList({
  headword,
  entries,
  sense,
  kind,
}: {
  readonly headword: string
  readonly entries: readonly EntryDetail[]
  readonly sense?: string
  readonly kind?: 'quiet' | 'secondary'
}) {
  const senses = entries.flatMap((entry) =>
    entry.senses.map(({ id, gloss, definitionTr }) => ({
      id,
      meaning: `${partOfSpeechText[entry.partOfSpeech]}: ${gloss.join(', ') || definitionTr}`,
    })),
  )
  const first = senses.find(({ id }) => id === sense) ?? senses[0]
  if (!first) return null
  return <AddToList words={{ word: headword, senses, sense: first.id }} {...(kind && { kind })} />
}
