import type { RefObject } from 'react'
import { mostLetters } from '../../lexicon/word-set.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { wordsText } from '../../text/words.ts'
import { IconButton } from '../../ui/button.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import styles from './search-field.module.css'

/** The search field; `/` goes to it, the arrow down and Enter go on to what it has found. */
export function SearchField({
  field,
  query,
  onQuery,
  onDone,
  onLeave,
}: {
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Called to go on to what was found. */
  readonly onDone: () => void
  readonly onLeave: () => void
}) {
  const hasShortcuts = usePreferences(({ shortcuts }) => shortcuts)
  useKeys(({ key }) => {
    if (key !== '/' || !hasShortcuts) return false
    field.current?.focus()
    field.current?.select()
    return true
  })
  return (
    <search className={styles.search}>
      <LaterIcon name="search" />
      <input
        ref={field}
        type="search"
        className={styles.field}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
          event.preventDefault()
          onDone()
        }}
        aria-label={wordsText.search}
        aria-keyshortcuts={hasShortcuts ? '/' : undefined}
        placeholder={wordsText.placeholder}
        maxLength={mostLetters}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {query === '' ? (
        hasShortcuts && (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        )
      ) : (
        <IconButton
          icon="close"
          label={wordsText.clearSearch}
          className={styles.clear}
          onClick={() => {
            onQuery('')
            field.current?.focus()
          }}
        />
      )}
    </search>
  )
}
