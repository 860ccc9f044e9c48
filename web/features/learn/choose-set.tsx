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
  const sets = [
    ...collectionNames.map((list) => ({
      name: listText[list].name,
      hint: listText[list].hint,
      filter: { ...noFilter, lists: [list] },
    })),
    ...cefrLevels
      .filter((level) => quizAddress.has(level.toLowerCase() as Lowercase<typeof level>))
      .map((level) => ({
        name: level,
        hint: cefrName(level),
        filter: { ...noFilter, levels: [level] },
      })),
  ]
  const own = useOwnLexicon()
  useEffect(() => void ownLexicon(), [])
  return (
    <Page narrow>
      <h1 tabIndex={-1}>{learnText.choose}</h1>
      <Lede>{learnText.chooseHint}</Lede>
      <ul className={styles.sets}>
        {sets.map(({ name, hint, filter }) => (
          <li key={name}>
            <Link href={learnAddress(searchOf({ ...everyWord, filter }))} className={styles.set}>
              <b>{name}</b>
              <small>{hint}</small>
            </Link>
          </li>
        ))}
      </ul>
      {own && own.lists.length > 0 && (
        <>
          <h2>{learnText.ownLists}</h2>
          <ul className={styles.sets}>
            {own.lists.map(({ id, name, words }) => (
              <li key={id}>
                <Link href={learnAddress(searchOf(setOfList(id)))} className={styles.set}>
                  <b>{name}</b>
                  <small>{wordsText.count(words.length)}</small>
                </Link>
              </li>
            ))}
          </ul>
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
