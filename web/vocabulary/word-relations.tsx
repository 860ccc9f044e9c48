import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Accent } from '#domain/entry.ts'
import type { EntryDetail, RelatedWord, WordDetail } from '#lexicon/word-detail.ts'
import { usePreferences } from '../storage/preferences.ts'
import { partOfSpeechText } from '../text/lists.ts'
import { wordCardText } from '../text/word-card.ts'
import { WithEnglish } from './with-english.tsx'
import { wordPath } from './word-path.ts'
import styles from './word-relations.module.css'

/**
 * How a word stands to others: same and opposite meaning, other spellings, what it is taken for.
 *
 * @param replace where the links stand in a sheet, whose step in the history they take over.
 */
export function WordRelations({
  detail,
  replace = false,
}: {
  readonly detail: WordDetail
  readonly replace?: boolean
}) {
  const accent = usePreferences((preferences) => preferences.accent)
  const lines = linesOf(detail, accent, replace)
  if (lines.length === 0) return null
  return (
    <dl className={styles.relations}>
      {lines.map(({ key, label, content, isList }) => (
        <div key={key} data-list={isList && ''}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}

type Line = {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
  /** Whether it is a list of words, each of which is there to be tapped. */
  readonly isList?: true
}

function linesOf(detail: WordDetail, accent: Accent, replace: boolean): Line[] {
  const related = (label: string, words: readonly RelatedWord[]): Line[] =>
    words.length === 0
      ? []
      : [
          {
            key: label,
            label,
            content: <RelatedWords words={words} replace={replace} />,
            isList: true,
          },
        ]
  return [
    ...related(wordCardText.sameMeaning, allOf(detail.entries, 'synonyms')),
    ...related(wordCardText.opposite, allOf(detail.entries, 'antonyms')),
    ...detail.entries.flatMap(formLines),
    ...variantLines(detail.entries, accent),
    ...(detail.confusables ?? []).map(({ meaningTr, hintTr, ...other }) => ({
      key: `confusable ${other.word}`,
      label: wordCardText.confusedWith,
      content: (
        <>
          <RelatedWords words={[other]} replace={replace} />: {meaningTr}.{' '}
          <WithEnglish sentence={hintTr} words={[detail.headword, other.word]} />
        </>
      ),
    })),
    ...(detail.falseFriends ?? []).map(({ turkish, means, meaningTr }) => ({
      key: `lookalike ${turkish}`,
      label: wordCardText.falseFriend,
      content: (
        <>
          <span lang="en">{detail.headword}</span>: {meaningTr}.{' '}
          <WithEnglish sentence={wordCardText.lookalike(turkish, means)} words={[means]} />
        </>
      ),
    })),
  ]
}

function allOf(entries: readonly EntryDetail[], relation: 'synonyms' | 'antonyms'): RelatedWord[] {
  const words = entries.flatMap(({ senses }) => senses.flatMap((sense) => sense[relation]))
  return [...new Map(words.map((related) => [related.word, related])).values()]
}

/** The irregular forms of an entry. */
function formLines({ partOfSpeech, forms }: EntryDetail): Line[] {
  const shown = Object.entries(forms ?? {})
  if (shown.length === 0) return []
  return [
    {
      key: `forms ${partOfSpeech}`,
      label: wordCardText.irregular,
      content: shown.map(([name, form], at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          {wordCardText.forms[name as keyof typeof wordCardText.forms] ?? name}:{' '}
          <span lang="en">{form}</span>
        </Fragment>
      )),
    },
  ]
}

/** How the word is written, or what it is called, where the other English is spoken. */
function variantLines(entries: readonly EntryDetail[], accent: Accent): Line[] {
  const lines = entries.flatMap((entry): Line[] => {
    // Said only where it does not hold for the whole word.
    const part = entries.length > 1 ? ` (${partOfSpeechText[entry.partOfSpeech]})` : ''
    const { ukSpelling } = entry
    const variant = accent === 'us' ? entry.ukWord : entry.usWord
    const name = accent === 'us' ? wordCardText.british : wordCardText.american
    return [
      ...(ukSpelling === undefined
        ? []
        : [
            {
              key: `spelling ${ukSpelling} ${entry.partOfSpeech}`,
              label: wordCardText.british + part,
              content: <span lang="en">{ukSpelling}</span>,
            },
          ]),
      ...(variant === undefined
        ? []
        : [
            {
              key: `variant ${variant.word} ${entry.partOfSpeech}`,
              label: name + part,
              content: (
                <>
                  <span lang="en">{variant.word}</span>{' '}
                  <span className={styles.ipa} lang="en-fonipa">
                    /{variant.ipa}/
                  </span>
                </>
              ),
            },
          ]),
    ]
  })
  return lines
}

function RelatedWords({
  words,
  replace,
}: {
  readonly words: readonly RelatedWord[]
  readonly replace: boolean
}) {
  return words.map(({ word, slug }, at) => (
    <Fragment key={word}>
      {at > 0 && ', '}
      {slug === undefined ? (
        <span lang="en">{word}</span>
      ) : (
        <Link href={wordPath(slug)} replace={replace} lang="en">
          {word}
        </Link>
      )}
    </Fragment>
  ))
}
