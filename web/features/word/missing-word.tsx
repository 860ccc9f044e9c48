import { useEffect, useState } from 'react'
import { searchAddress, wordAddress, wordsAddress } from '#contract/addresses.ts'
import { ownWordId } from '#domain/lists/own-list.ts'
import { loadNearWords, type NearWord } from '../../lexicon/near-words.ts'
import { wordPageText } from '../../text/word-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Screen } from '../../ui/screen.tsx'

/**
 * Says that there is no such word, and which ones are near.
 *
 * The server has one page for all of them, painted without any: the word comes with script.
 */
export function MissingWord({ slug }: { readonly slug: string }) {
  const [word, setWord] = useState<string>()
  const [near, setNear] = useState<readonly NearWord[]>([])
  useEffect(() => {
    // Of an own word that is gone the address says nothing.
    if (ownWordId(`${slug}.own.1`) !== undefined) return
    setWord(slug.replaceAll('-', ' '))
    let isWanted = true
    void loadNearWords(slug).then((words) => {
      if (isWanted) setNear(words)
    })
    return () => {
      isWanted = false
    }
  }, [slug])
  const heading = word === undefined ? wordPageText.noSuchWord : wordPageText.missing(word)
  const search = word === undefined ? wordsAddress('') : searchAddress(word)
  return (
    <Screen title={wordPageText.noSuchWord}>
      <Page narrow>
        <Empty heading={heading} hint={wordPageText.missingHint}>
          {near.length > 0 && (
            <p role="status">
              {wordPageText.meant}{' '}
              {near.map((one, at) => (
                <span key={one.slug}>
                  {at > 0 && ', '}
                  <Link href={wordAddress(one.slug)} lang="en">
                    {one.word}
                  </Link>
                </span>
              ))}
            </p>
          )}
          <ButtonLink kind="primary" href={search}>
            {wordPageText.search}
          </ButtonLink>
        </Empty>
      </Page>
    </Screen>
  )
}
