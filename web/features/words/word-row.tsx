import type { MouseEvent } from 'react'
import { wordAddress } from '#contract/addresses.ts'
import type { Firmness } from '#domain/record/memory.ts'
import { foundUse } from '#domain/search/use-search.ts'
import { foundBy, isFoundItself } from '#domain/search/word-search.ts'
import type { TableWord } from '#domain/words/word-table.ts'
import type { WordUse } from '#domain/words/word-uses.ts'
import { partText } from '../../text/lists.ts'
import { ownWordText } from '../../text/own-words.ts'
import { firmnessText } from '../../text/word-card.ts'
import { wordsText } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import { Level } from '../../vocabulary/pronunciation.tsx'
import { foundFirst } from './found-first.ts'
import { MarkedMatch } from './marked-match.tsx'
import styles from './word-row.module.css'

/**
 * A word in the list: a link to its page, which opens its card instead.
 *
 * On a wide screen, where the current word stands beside the list, the pointer chooses and only a
 * second click opens; the keyboard's Enter opens everywhere.
 */
export function WordRow({
  word,
  query,
  uses,
  firmness,
  isCurrent,
  isWide,
  onCurrent,
  onOpen,
}: {
  readonly word: TableWord
  readonly query: string
  /** How the word is used, which it may be found by. */
  readonly uses: readonly WordUse[]
  readonly firmness: Firmness
  readonly isCurrent: boolean
  readonly isWide: boolean
  readonly onCurrent: () => void
  readonly onOpen: () => void
}) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return
    }
    onCurrent()
    event.preventDefault()
    const isChoosing = isWide && event.detail === 1
    if (!isChoosing) onOpen()
  }
  const levels = [...new Set(word.entries.flatMap(({ cefr }) => cefr ?? []))]
  const parts = word.entries.map(partText)
  const glosses = word.entries.flatMap(({ senses }) => senses.flatMap((sense) => sense.glosses))
  const by = query === '' ? undefined : foundBy(word, query)
  const use = query === '' || isFoundItself(word, query) ? undefined : foundUse(uses, query)
  return (
    <Link
      href={wordAddress(word.slug)}
      className={styles.row}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent && isWide ? 'true' : undefined}
      onFocus={onCurrent}
      onClick={open}
    >
      <span className={styles.word}>
        <span lang="en">
          <MarkedMatch text={word.headword} query={query} language="en" />
        </span>{' '}
        <span className={styles.part}>{parts.join(', ')}</span>
        {use && (
          <span className={styles.part}>
            {' · '}
            <span lang="en">
              <MarkedMatch text={use.en} query={query} language="en" />
            </span>
          </span>
        )}
        {by?.language === 'en' && (
          <span className={styles.part}>
            {' · '}
            <span lang="en">
              <MarkedMatch text={by.letters} query={query} language="en" />
            </span>
          </span>
        )}
      </span>{' '}
      <span className={styles.gloss}>
        {use && (
          <>
            {wordsText.use} <MarkedMatch text={use.tr} query={query} language="tr" />
            {' · '}
          </>
        )}
        {by?.language === 'tr' && (
          <>
            {wordsText.alsoMeans} <MarkedMatch text={by.letters} query={query} language="tr" />
            {' · '}
          </>
        )}
        <MarkedMatch
          text={foundFirst([...new Set(glosses)], query).join(', ') || ownWordText.waits}
          query={query}
          language="tr"
        />
      </span>{' '}
      <span className={styles.facts}>
        <span className={styles.levels}>
          {levels.map((cefr) => (
            <Level key={cefr} cefr={cefr} isSoft />
          ))}
        </span>{' '}
        <MemoryDots firmness={firmness} />
        <span className="sr">{wordsText.memory(firmnessText[firmness])}</span>
      </span>
    </Link>
  )
}
