import { listAddress } from '#contract/addresses.ts'
import { senseOfListed } from '#domain/lists/own-list.ts'
import type { EntryDetail } from '#lexicon/word-detail.ts'
import { useOwnLexicon } from '../lexicon/own-lexicon.ts'
import { isOwnWord } from '../lexicon/word-details.ts'
import { AddToList } from '../lists/add-to-list.tsx'
import { partText } from '../text/lists.ts'
import { ownWordText } from '../text/own-words.ts'
import { ButtonLink } from '../ui/button.tsx'

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
      meaning: `${partText(entry)}: ${gloss.join(', ') || definitionTr}`,
    })),
  )
  if (isOwnWord(entries)) return <HomeList sense={senses[0]?.id} />
  const first = senses.find(({ id }) => id === sense) ?? senses[0]
  if (!first) return null
  return <AddToList words={{ word: headword, senses, sense: first.id }} {...(kind && { kind })} />
}

/** The list that an own word is in, where it is changed. */
function HomeList({ sense }: { readonly sense: string | undefined }) {
  // It is known: the word was found in it.
  const home = useOwnLexicon()?.lists.find(({ words }) =>
    words.some((word) => senseOfListed(word) === sense),
  )
  if (!home) return null
  return (
    <ButtonLink kind="secondary" href={listAddress(home.id)}>
      {ownWordText.changeIn(home.name)}
    </ButtonLink>
  )
}
