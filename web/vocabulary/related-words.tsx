import { Fragment } from 'react'
import { wordAddress } from '#contract/addresses.ts'
import type { RelatedWord } from '#lexicon/word-detail.ts'
import { Link } from '../ui/link.tsx'

/**
 * English words one after the other, each of which leads to its page where it has one.
 *
 * @param replace where they stand in a sheet, whose step in the history they take over.
 */
export function RelatedWords({
  words,
  replace,
}: {
  readonly words: readonly RelatedWord[]
  readonly replace: boolean
}) {
  return words.map(({ word, slug }, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      <span>
        {slug === undefined ? (
          <span lang="en">{word}</span>
        ) : (
          <Link href={wordAddress(slug)} replace={replace} lang="en">
            {word}
          </Link>
        )}
        {at < words.length - 1 && ','}
      </span>
    </Fragment>
  ))
}
