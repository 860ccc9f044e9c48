import { Fragment } from 'react'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { partOfSpeechText } from '../text/lists.ts'
import { wordCardText } from '../text/word-card.ts'
import { Ipa } from './pronunciation.tsx'
import { RelatedWords } from './related-words.tsx'
import { type Line, RelationLines } from './relation-lines.tsx'
import { WithEnglish } from './with-english.tsx'

/**
 * What else a word means, and what it is taken for: words like it, and Turkish words that only look
 * like it.
 *
 * @param replace see `RelatedWords`.
 */
export function LookAlikes({
  detail,
  replace = false,
}: {
  readonly detail: WordDetail
  readonly replace?: boolean
}) {
  const { headword, alsoMeans, confusables = [], falseFriends = [] } = detail
  const lines: Line[] = [
    ...(alsoMeans
      ? [
          {
            key: 'also',
            label: wordCardText.alsoMeans,
            content: <OtherMeanings meanings={alsoMeans} />,
          },
        ]
      : []),
    ...confusables.map(({ meaningTr, hintTr, ...other }) => ({
      key: `confusable ${other.word}`,
      label: wordCardText.confusedWith,
      content: (
        <>
          <RelatedWords words={[other]} replace={replace} />: {meaningTr}.{' '}
          <WithEnglish sentence={hintTr} words={[headword, other.word]} />
        </>
      ),
    })),
    ...falseFriends.map(({ turkish, means, meaningTr }) => ({
      key: `lookalike ${turkish}`,
      label: wordCardText.falseFriend,
      content: (
        <>
          <span lang="en">{headword}</span>: {meaningTr}.{' '}
          <WithEnglish sentence={wordCardText.lookalike(turkish, means)} words={[means]} />
        </>
      ),
    })),
  ]
  return <RelationLines lines={lines} />
}

function OtherMeanings({ meanings }: { readonly meanings: NonNullable<WordDetail['alsoMeans']> }) {
  return meanings.map(({ partOfSpeech, gloss, ipa }, at) => (
    <Fragment key={partOfSpeech}>
      {at > 0 && ' · '}
      <i>{partOfSpeechText[partOfSpeech]}</i> {ipa && <Ipa ipa={ipa} />} {gloss.join(', ')}
    </Fragment>
  ))
}
