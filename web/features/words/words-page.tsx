import { useEffect, useMemo, useRef, useState } from 'react'
import { fewestLettersInside, queryOf } from '#domain/search/search-score.ts'
import { countsAt, type TableMemory } from '#domain/search/word-filter.ts'
import { searchWords } from '#domain/search/word-search.ts'
import {
  everyWord,
  isEveryWord,
  isNamed,
  type SetWords,
  type WordSet,
  wordsOfSet,
} from '#domain/search/word-set.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import summary from '#lexicon/dist/summary.json' with { type: 'json' }
import { SetBar } from '../../sets/set-bar.tsx'
import { setText } from '../../text/word-set.ts'
import { wordsText } from '../../text/words.ts'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from './search-field.tsx'
import { type KnownUses, UsesContext, useAllUses } from './use-all-uses.ts'
import { useAllWords, type Words } from './use-all-words.ts'
import { type KnownMemory, useTableMemory } from './use-table-memory.ts'
import { useTicks } from './use-ticks.ts'
import { useWordSet } from './use-word-set.ts'
import { WordBrowser, type WordBrowserHandle } from './word-browser.tsx'
import { WordFilters } from './word-filters.tsx'
import { ListGone, NothingFound, NotLoaded, WordsSkeleton } from './word-states.tsx'
import styles from './words-page.module.css'

const announcedMs = 500

/** Kelimeler: every word of the lexicon, searched in both languages and narrowed down. */
export default function WordsPage() {
  const { words, problem, retry } = useAllWords()
  const known = useTableMemory(words?.table)
  const { set, choose, type, settle } = useWordSet()
  const field = useRef<HTMLInputElement>(null)
  const browser = useRef<WordBrowserHandle>(null)
  useTypedEarly(field, type)

  const uses = useAllUses(queryOf(set.query).bare.length >= fewestLettersInside)

  const missing = problem ?? (set.filter.isDue ? known.problem : undefined)
  const { memory, status } = known
  const sought = useMemo(
    () => foundWords(words, uses, { memory, status }, set),
    [words, uses, memory, status, set],
  )
  const found = missing ? 'failed' : sought
  const shown = typeof found === 'object' && found.places.length > 0 ? found : undefined
  const ticks = useTicks(set, words?.table, shown?.places ?? noPlaces, known.memory)
  const count = countOf(found, set)
  const goOn = useGoOn(set.query, field, browser)
  const withoutMemory = known.status === 'unreadable' ? wordsText.noMemory : undefined
  return (
    <Page>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{wordsText.title}</h1>
        <p className="muted">{count === undefined ? ' ' : wordsText.count(count)}</p>
        {shown && <HowFar places={shown.places} memory={known.memory} />}
        <Announcement text={announcementOf(found, set)} />
      </div>
      <noscript>
        <p>{wordsText.noScript}</p>
      </noscript>
      <div className={styles.tools}>
        <SearchField
          field={field}
          query={set.query}
          onQuery={type}
          onDone={goOn}
          onLeave={settle}
        />
        <WordFilters
          filter={set.filter}
          fields={words ? fieldsInOrder(words.table) : []}
          withoutMemory={withoutMemory}
          count={count}
          words={set.words.length}
          onAnyWord={() => choose({ ...set, words: [] })}
          ownLists={{
            all: words?.table.ownLists ?? noLists,
            chosen: set.ownList,
            onChoose: (ownList) => choose({ ...set, ownList }),
          }}
          onFilter={(filter) => choose({ ...set, filter })}
        />
      </div>
      {withoutMemory !== undefined && <Note kind="warn">{withoutMemory}</Note>}
      {typeof found === 'object' && found.gone > 0 && (
        <Note kind="info">
          {found.places.length > 0
            ? setText.gone(found.gone, found.places.length)
            : setText.allGone(found.gone)}
        </Note>
      )}
      <div className={styles.results} data-bar={shown ? '' : undefined}>
        {found === 'waiting' && <WordsSkeleton />}
        {missing && (
          <NotLoaded cause={missing.kind} onRetry={problem ? retry : () => location.reload()} />
        )}
        {shown && (
          <>
            <SetBar
              set={set}
              count={shown.places.length}
              ticked={ticks.chosen}
              table={{ words: shown.table, places: shown.places }}
              place="screen"
            />
            <UsesContext value={uses}>
              <WordBrowser
                ref={browser}
                table={shown.table}
                places={shown.places}
                query={set.query}
                memory={known.memory}
                isAlphabetical={set.query === '' && !isNamed(set)}
                ticks={ticks}
                onLeave={settle}
                onLeaveList={() => field.current?.focus()}
              />
            </UsesContext>
          </>
        )}
        {typeof found === 'object' && found.isListGone && (
          <ListGone onEvery={() => choose(everyWord)} />
        )}
        {typeof found === 'object' && !shown && !found.isListGone && (
          <NothingFound
            set={set}
            outsideFilters={found.outsideFilters}
            words={found}
            onChoose={(next) => {
              choose(next)
              field.current?.focus()
            }}
          />
        )}
      </div>
    </Page>
  )
}

const noPlaces = new Uint32Array()
const noLists: WordTable['ownLists'] = new Map()

/** How far the learner is with the words shown; nothing before the first of them was met. */
function HowFar({
  places,
  memory,
}: {
  readonly places: Uint32Array
  readonly memory: TableMemory
}) {
  const { seen, lasting } = countsAt(places, memory)
  if (seen === 0) return null
  return (
    <p className={styles.far}>
      {setText.seen(seen)} · {setText.lasting(lasting)}
    </p>
  )
}

/** The words that are asked for; `waiting` while that cannot be told, `failed` where never. */
type Found = ReturnType<typeof foundWords> | 'failed'

function foundWords(
  words: Words | undefined,
  uses: KnownUses,
  { memory, status }: KnownMemory,
  set: WordSet,
): 'waiting' | (Words & SetWords) {
  const { query, filter } = set
  const asksMemory = filter.isDue || filter.firmness.length > 0
  if (!words || (asksMemory && status === 'waiting')) return 'waiting'
  const { table, index } = words
  const isSearching = queryOf(query).bare !== ''
  if (isSearching && !index) return 'waiting'
  const found =
    isSearching && index
      ? searchWords(index, table, query, typeof uses === 'object' ? uses.index : undefined)
      : undefined
  // A use may have what no word has.
  if (found?.length === 0 && uses === 'waiting') return 'waiting'
  return { ...words, ...wordsOfSet(set, table, memory, found) }
}

/** How many words there are to see, if any; before they have come, as many as there are in all. */
function countOf(found: Found, set: WordSet): number | undefined {
  if (typeof found === 'object') return found.places.length || undefined
  return isEveryWord(set) ? summary.cards.words : undefined
}

/** What a screen reader is told once the learner rests; nothing before anything was looked for. */
function announcementOf(found: Found, set: WordSet): string {
  if (typeof found !== 'object' || isEveryWord(set)) return ''
  const { length } = found.places
  return length === 0 && set.query !== '' ? wordsText.notFound(set.query) : wordsText.count(length)
}

function Announcement({ text }: { readonly text: string }) {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(setRested, announcedMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr" role="status">
      {rested}
    </p>
  )
}

function fieldsInOrder({ fields }: WordTable) {
  const alphabet = new Intl.Collator('tr')
  return fields
    .map(({ id, name }) => ({ id, name: withTurkishCapital(name) }))
    .sort((a, b) => alphabet.compare(a.name, b.name))
}

/**
 * Goes from the search field to what was found; where that is not there yet, once it is, unless the
 * field has been left or something else is looked for by then.
 */
function useGoOn(
  query: string,
  field: React.RefObject<HTMLInputElement | null>,
  browser: React.RefObject<WordBrowserHandle | null>,
): () => void {
  const wished = useRef<string>(undefined)
  const goOn = () => {
    if (!browser.current) return
    wished.current = undefined
    browser.current.focusCurrent()
  }
  useEffect(() => {
    const isWanted = wished.current === query && document.activeElement === field.current
    if (isWanted) goOn()
    else wished.current = undefined
  })
  return () => {
    wished.current = query
    goOn()
  }
}

/** Takes over what was typed into the painted page before its script had come. */
function useTypedEarly(
  field: React.RefObject<HTMLInputElement | null>,
  onTyped: (query: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start
  useEffect(() => {
    const typed = field.current?.value
    if (typed) onTyped(typed)
  }, [])
}
