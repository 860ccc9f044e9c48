import { Fragment } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { isEverything } from '#domain/search/word-filter.ts'
import { everyWord, type WordSet } from '#domain/search/word-set.ts'
import { suggestionsFor } from '#domain/search/word-suggestions.ts'
import { messageDraft } from '../../storage/drafts.ts'
import { stateText } from '../../text/frame.ts'
import { type LoadingCause, loadingHint } from '../../text/loading-hint.ts'
import { setText } from '../../text/word-set.ts'
import { wordsText } from '../../text/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { TranslatedText } from '../../vocabulary/translated-text.tsx'
import type { Words } from './use-all-words.ts'
import styles from './word-states.module.css'

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const mostSuggestions = 3

/** The shape of the list while the words are on their way; it shows only after 300 ms. */
export function WordsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="sr" role="status">
        {wordsText.preparing}
      </p>
      <div className={styles.rows} aria-hidden="true">
        {skeletonRows.map((row) => (
          <div key={row} className={styles.row}>
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Says why the words, or what is due of them, do not come. */
export function NotLoaded({
  cause,
  onRetry,
}: {
  readonly cause: LoadingCause
  readonly onRetry: () => void
}) {
  return (
    <Empty isProblem level={2} heading={wordsText.failed} hint={loadingHint[cause]}>
      <Button kind="primary" onClick={onRetry}>
        {stateText.retry}
      </Button>
    </Empty>
  )
}

/** The list that the words are of is no more. */
export function ListGone({ onEvery }: { readonly onEvery: () => void }) {
  return (
    <Empty level={2} heading={setText.listGone} hint={setText.listGoneHint}>
      <div className="row">
        <ButtonLink kind="primary" href={pageAddress.lists}>
          {setText.toLists}
        </ButtonLink>
        <Button kind="secondary" onClick={onEvery}>
          {wordsText.everyWord}
        </Button>
      </div>
    </Empty>
  )
}

/** Nothing to show: what was meant perhaps, and what to give up. */
export function NothingFound({
  set,
  words,
  outsideFilters,
  onChoose,
}: {
  readonly set: WordSet
  readonly words: Words
  /** How many words the filters have held back. */
  readonly outsideFilters: number
  readonly onChoose: (set: WordSet) => void
}) {
  const { query, filter, ownList } = set
  const withoutFilters = (
    <Button kind="secondary" onClick={() => onChoose({ ...everyWord, query: set.query })}>
      {wordsText.clearFilters}
    </Button>
  )
  if (query.trim() === '') {
    const isDueAlone = isEverything({ ...filter, isDue: false }) && ownList === undefined
    const isListEmpty = ownList !== undefined && isEverything(filter)
    const says = isListEmpty
      ? { heading: setText.listEmpty, hint: setText.listEmptyHint }
      : isDueAlone
        ? { heading: wordsText.noneDue, hint: wordsText.noneDueHint }
        : { heading: wordsText.noneLeft, hint: wordsText.noneLeftHint }
    return (
      <Empty level={2} {...says}>
        {withoutFilters}
      </Empty>
    )
  }
  const isHeldBack = outsideFilters > 0
  return (
    <Empty
      level={2}
      heading={wordsText.notFound(query.trim())}
      hint={isHeldBack ? wordsText.outsideFilters(outsideFilters) : wordsText.notFoundHint}
    >
      {!isHeldBack && (
        <Suggestions
          words={words}
          query={query}
          onTake={(text) => onChoose({ ...set, query: text })}
        />
      )}
      {!isHeldBack && <TranslatedText key={query} text={query.trim()} />}
      <div className="row">
        {isHeldBack && withoutFilters}
        <Button
          kind={isHeldBack ? 'quiet' : 'secondary'}
          onClick={() => onChoose({ ...set, query: '' })}
        >
          {wordsText.clearSearch}
        </Button>
        {!isHeldBack && <AskForWord text={query.trim()} />}
      </div>
    </Empty>
  )
}

/** Leads to a message to us that asks for a word; what was written there already stays. */
function AskForWord({ text }: { readonly text: string }) {
  const ask = () => {
    const kept = messageDraft.read()
    const draft = (kept.ok && kept.value) || { name: '', email: '', message: '' }
    const message = [draft.message.trim(), wordsText.wordWanted(text)].filter(Boolean).join('\n')
    messageDraft.write({ ...draft, message })
    goTo(pageAddress.contact)
  }
  return (
    <Button kind="quiet" onClick={ask}>
      {wordsText.askForWord}
    </Button>
  )
}

function Suggestions({
  words: { index },
  query,
  onTake,
}: {
  readonly words: Words
  readonly query: string
  readonly onTake: (text: string) => void
}) {
  const suggestions = index ? suggestionsFor(index, query, mostSuggestions) : []
  if (suggestions.length === 0) return null
  return (
    <p className={styles.suggestions}>
      {wordsText.didYouMean}{' '}
      {suggestions.map(({ text, language }, place) => (
        <Fragment key={text}>
          {place > 0 && wordsText.or}
          <span className={styles.suggestion}>
            <button type="button" lang={language} onClick={() => onTake(text)}>
              {text}
            </button>
            {place === suggestions.length - 1 && '?'}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
