import { Fragment } from 'react'
import type { Accent } from '#domain/words/entry.ts'
import type { EntryDetail, RelatedWord } from '#lexicon/word-detail.ts'
import { usePreferences } from '../storage/preferences.ts'
import { wordCardText } from '../text/word-card.ts'
import { RelatedWords } from './related-words.tsx'
import { type Line, RelationLines } from './relation-lines.tsx'

/**
 * How an entry stands to other words: same and opposite meaning, its irregular forms, what it is
 * called or how it is written where the other English is spoken.
 *
 * @param replace see `RelatedWords`.
 */
export function EntryRelations({
  entry,
  replace = false,
}: {
  readonly entry: EntryDetail
  readonly replace?: boolean
}) {
  const accent = usePreferences((preferences) => preferences.accent)
  return (
    <RelationLines
      lines={[
        ...relatedLine(wordCardText.sameMeaning, allOf(entry, 'synonyms'), replace),
        ...relatedLine(wordCardText.opposite, allOf(entry, 'antonyms'), replace),
        ...formLine(entry),
        ...variantLines(entry, accent),
      ]}
    />
  )
}

function relatedLine(label: string, words: readonly RelatedWord[], replace: boolean): Line[] {
  if (words.length === 0) return []
  const content = <RelatedWords words={words} replace={replace} />
  return [{ key: label, label, content, isList: true }]
}

function allOf({ senses }: EntryDetail, relation: 'synonyms' | 'antonyms'): RelatedWord[] {
  const words = senses.flatMap((sense) => sense[relation])
  return [...new Map(words.map((related) => [related.word, related])).values()]
}

function formLine({ forms }: EntryDetail): Line[] {
  const shown = Object.entries(forms ?? {})
  if (shown.length === 0) return []
  const content = shown.map(([name, form], at) => (
    <Fragment key={name}>
      {at > 0 && ' · '}
      {wordCardText.forms[name as keyof typeof wordCardText.forms] ?? name}:{' '}
      <span lang="en">{form.replaceAll(', ', ' / ')}</span>
    </Fragment>
  ))
  return [{ key: 'forms', label: wordCardText.irregular, content }]
}

function variantLines({ ukSpelling, ukWord, usWord }: EntryDetail, accent: Accent): Line[] {
  const variant = accent === 'us' ? ukWord : usWord
  const lines: Line[] = []
  if (ukSpelling !== undefined) {
    const content = <span lang="en">{ukSpelling}</span>
    lines.push({ key: 'spelling', label: wordCardText.british, content })
  }
  if (variant !== undefined) {
    lines.push({
      key: 'variant',
      label: accent === 'us' ? wordCardText.british : wordCardText.american,
      content: (
        <>
          <span lang="en">{variant.word}</span>{' '}
          <span className="ipa" lang="en-fonipa">
            /{variant.ipa}/
          </span>
        </>
      ),
    })
  }
  return lines
}
