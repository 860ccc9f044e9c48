import { useEffect } from 'react'
import { learnAddress, wordsAddress } from '#contract/addresses.ts'
import { noFilter } from '#domain/search/word-filter.ts'
import { everyWord, setOfList } from '#domain/search/word-set.ts'
import { cefrLevels, collectionNames } from '#domain/words/entry.ts'
import { quizAddress } from '../../lexicon/bundle-addresses.ts'
import { ownLexicon, useOwnLexicon } from '../../lexicon/own-lexicon.ts'
import { searchOf } from '../../lexicon/word-set.ts'
import { learnText } from '../../text/learn.ts'
import { cefrName, listText } from '../../text/lists.ts'
import { wordsText } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import styles from './choose-set.module.css'

/** Öğren without a set: the lists, the levels that have words, and the way to choose oneself. */
export function ChooseSet() {
  const lists = collectionNames.map((list) => ({
    ...listText[list],
    address: learnAddress(searchOf({ ...everyWord, filter: { ...noFilter, lists: [list] } })),
  }))
  const levels = cefrLevels
    .filter((level) => quizAddress.has(level.toLowerCase() as Lowercase<typeof level>))
    .map((level) => ({
      name: level,
      hint: cefrName(level),
      address: learnAddress(searchOf({ ...everyWord, filter: { ...noFilter, levels: [level] } })),
    }))
  const own = useOwnLexicon()
  useEffect(() => void ownLexicon(), [])
  return (
    <Page narrow>
      <div>
        <h1 tabIndex={-1}>{learnText.choose}</h1>
        <Lede>{learnText.chooseHint}</Lede>
      </div>
      <div className={styles.groups}>
        <Sets sets={lists} />
        <Sets sets={levels} areShort />
      </div>
      {own && own.lists.length > 0 && (
        <>
          <h2>{learnText.ownLists}</h2>
          <Sets
            sets={own.lists.map(({ id, name, words }) => ({
              name,
              hint: wordsText.count(words.length),
              address: learnAddress(searchOf(setOfList(id))),
            }))}
          />
        </>
      )}
      <p>
        <ButtonLink kind="secondary" href={wordsAddress('')}>
          {learnText.chooseOwn}
        </ButtonLink>
      </p>
    </Page>
  )
}

type OfferedSet = { readonly name: string; readonly hint: string; readonly address: string }

function Sets({
  sets,
  areShort = false,
}: {
  readonly sets: readonly OfferedSet[]
  /** Whether two stand side by side on a phone too: then nearly all are seen at once. */
  readonly areShort?: boolean
}) {
  return (
    <ul className={styles.sets} data-short={areShort ? '' : undefined}>
      {sets.map(({ name, hint, address }) => (
        <li key={address}>
          <Link href={address} className={styles.set}>
            <b>{name}</b>
            <small>{hint}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
