import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type Ref,
  startTransition,
  use,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { TableMemory } from '#domain/search/word-filter.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { setText } from '../../text/word-set.ts'
import { wordsText } from '../../text/words.ts'
import { Tick } from '../../ui/tick.tsx'
import { useKeptScroll } from './kept-scroll.ts'
import { UsesContext } from './use-all-uses.ts'
import type { Ticks } from './use-ticks.ts'
import styles from './word-list.module.css'
import { WordRow } from './word-row.tsx'

/** What the screen asks of its list. */
export type WordListHandle = { readonly focusCurrent: () => void }

const rowHeight = 69
const letterHeight = 44
// Until it is measured, which waits until the rows are there.
const usualTop = 300
// What covers the page: on wide screens the header and the set's bar, on others the header above and
// the bar and the tabs below; and a little air.
const clear = { wide: { above: 152, below: 24 }, narrow: { above: 80, below: 200 } } as const

type WordListProps = {
  readonly ref: Ref<WordListHandle>
  readonly table: WordTable
  readonly places: Uint32Array
  readonly query: string
  /** Whether a letter stands where words begin with another. */
  readonly isLettered: boolean
  readonly memory: TableMemory
  readonly ticks: Ticks
  /** The place of the current word in the table. */
  readonly current: number
  readonly isWide: boolean
  readonly onCurrent: (place: number) => void
  /** Opens the card of the word at a place. */
  readonly onOpen: (place: number) => void
  /** The arrow up at the first word leads out of the list. */
  readonly onLeave: () => void
}

/**
 * The words at `places`, of which only those in sight are on the page. The keyboard knows one of
 * them, the current one: arrows, Home and End lead to others.
 */
export function WordList(props: WordListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(usualTop)
  useLayoutEffect(() => {
    // In steps, as the rows were drawn: they stand where they did, whatever is known of the page above.
    const measure = () =>
      startTransition(() => {
        if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + scrollY))
      })
    measure()
    // What stands above the list may grow and shrink with the window, and with what it says.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box}>
      <Rows {...props} top={top} />
    </div>
  )
}

/** @param top how far below the top of the page the list begins. */
function Rows({
  ref,
  table,
  places,
  query,
  isLettered,
  memory,
  ticks,
  current,
  isWide,
  onCurrent,
  onOpen,
  onLeave,
  top,
}: WordListProps & { readonly top: number }) {
  const uses = use(UsesContext)
  const list = useRef<HTMLUListElement>(null)
  const toFocus = useRef<number>(undefined)
  const at = places.indexOf(current)
  // Asked of every word: none is read whole for it.
  const letterOf = (index: number) =>
    table
      .headwordAt(places[index] ?? 0)
      .charAt(0)
      .toUpperCase()
  const startsLetter = (index: number) =>
    isLettered && (index === 0 || letterOf(index) !== letterOf(index - 1))
  const virtualizer = useWindowVirtualizer({
    count: places.length,
    estimateSize: (index) => rowHeight + (startsLetter(index) ? letterHeight : 0),
    // The same as long as the words are: with another, every row is measured anew.
    getItemKey: useCallback((index: number) => places[index] ?? index, [places]),
    overscan: 5,
    scrollMargin: top,
    // Known at once, so that the rows are drawn with the screen and not in a second turn.
    initialRect: { width: innerWidth, height: innerHeight },
    scrollPaddingStart: clear[isWide ? 'wide' : 'narrow'].above,
    scrollPaddingEnd: clear[isWide ? 'wide' : 'narrow'].below,
    // The current word stays on the page, or the keyboard would lose its place.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      if (at < 0 || shown.includes(at)) return shown
      return [...shown, at].sort((a, b) => a - b)
    },
    useFlushSync: false,
  })
  useKeptScroll()

  const moveTo = (index: number) => {
    const place = places[index]
    if (place === undefined) return
    toFocus.current = place
    onCurrent(place)
    virtualizer.scrollToIndex(index, { align: 'auto' })
  }
  useImperativeHandle(ref, () => ({ focusCurrent: () => moveTo(Math.max(0, at)) }))
  useEffect(() => {
    if (toFocus.current === undefined) return
    // What is found may have changed meanwhile.
    const place = places.includes(toFocus.current) ? toFocus.current : current
    // It may have been too far away to be on the page, until now.
    const link = list.current?.querySelector<HTMLElement>(`[data-place="${place}"] a`)
    if (!link) return
    toFocus.current = undefined
    link.focus({ preventScroll: true })
  })

  const onKey = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // On the link, which does nothing with it; the box knows it by itself.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      ticks.toggle(current, event.shiftKey)
      return
    }
    if (event.shiftKey) return
    const next = {
      ArrowDown: Math.min(at + 1, places.length - 1),
      ArrowUp: at - 1,
      Home: 0,
      End: places.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next < 0) onLeave()
    else moveTo(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links within
    <div onKeyDown={onKey}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={wordsText.results}
        // Set by script, which the content security policy allows.
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const place = places[index] ?? 0
          return (
            <li
              key={place}
              ref={virtualizer.measureElement}
              className={styles.item}
              data-index={index}
              data-place={place}
              aria-setsize={places.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {startsLetter(index) && (
                <h2 className={styles.letter} lang="en">
                  {letterOf(index)}
                </h2>
              )}
              <div className={styles.row} data-ticked={ticks.isTicked(place) ? '' : undefined}>
                <Tick
                  checked={ticks.isTicked(place)}
                  name={setText.tick(table.headwordAt(place))}
                  tabIndex={place === current ? 0 : -1}
                  onToggle={(isThrough) => ticks.toggle(place, isThrough)}
                />
                <WordRow
                  word={table.at(place)}
                  query={query}
                  uses={typeof uses === 'object' ? uses.uses.at(place) : []}
                  firmness={memory.firmness.get(place) ?? 'new'}
                  isCurrent={place === current}
                  isWide={isWide}
                  onCurrent={() => onCurrent(place)}
                  onOpen={() => onOpen(place)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
