import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { firmnesses } from '#domain/record/memory.ts'
import type { TableMemory } from '#domain/search/word-filter.ts'
import type { TableWord, WordTable } from '#domain/words/word-table.ts'
import { firmnessText } from '../../text/word-card.ts'
import { setText } from '../../text/word-set.ts'
import { wordsText } from '../../text/words.ts'
import { Tick } from '../../ui/tick.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import { currentNote, keepScroll } from './kept-scroll.ts'
import type { Ticks } from './use-ticks.ts'
import styles from './word-browser.module.css'
import { WordList, type WordListHandle } from './word-list.tsx'
import { WordPreview } from './word-preview.tsx'

const fewestForLetters = 50

export type WordBrowserHandle = WordListHandle

/** The words found, at least one; beside them, on a wide screen, the current one. */
export function WordBrowser({
  ref,
  table,
  places,
  query,
  memory,
  isAlphabetical,
  ticks,
  onLeave,
  onLeaveList,
}: {
  readonly ref: Ref<WordBrowserHandle>
  readonly table: WordTable
  readonly places: Uint32Array
  readonly query: string
  readonly memory: TableMemory
  /** Whether the words are in the order of the alphabet. */
  readonly isAlphabetical: boolean
  readonly ticks: Ticks
  /** Called before a card or another screen opens. */
  readonly onLeave: () => void
  readonly onLeaveList: () => void
}) {
  const isWide = useIsWide()
  const list = useRef<WordListHandle>(null)
  const [choice, setChoice] = useState(() => ({
    query,
    place: table.placeOf(currentNote.read() ?? ''),
  }))
  const [card, setCard] = useState<CardSubject>()
  useImperativeHandle(ref, () => ({ focusCurrent: () => list.current?.focusCurrent() }))
  const first = places[0] ?? 0
  // A short list needs no letters to be overseen.
  const isLettered = isAlphabetical && places.length >= fewestForLetters
  // What was chosen may not be among what is found now; and what is newly looked for begins anew.
  const chosen = choice.query === query ? choice.place : undefined
  const current = chosen !== undefined && places.includes(chosen) ? chosen : first

  const open = (place: number) => {
    onLeave()
    keepScroll()
    currentNote.keep(table.at(place).slug)
    setCard(cardOf(table.at(place)))
  }
  return (
    <div className={styles.browser}>
      <div className={styles.found}>
        <h2 className="sr">{wordsText.results}</h2>
        <div className={styles.head}>
          <Tick checked={ticks.ofAll} label={setText.tickAll} onToggle={ticks.toggleAll} />
          <p className={styles.key} aria-hidden="true">
            {firmnesses.map((firmness) => (
              <span key={firmness} data-firmness={firmness}>
                <MemoryDots firmness={firmness} />
                {firmnessText[firmness]}
              </span>
            ))}
          </p>
        </div>
        <WordList
          ref={list}
          table={table}
          places={places}
          query={query}
          isLettered={isLettered}
          memory={memory}
          ticks={ticks}
          current={current}
          isWide={isWide}
          onCurrent={(place) => setChoice({ query, place })}
          onOpen={open}
          onLeave={onLeaveList}
        />
      </div>
      {isWide && <WordPreview word={table.at(current)} onOpen={() => open(current)} />}
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </div>
  )
}

/** The card of all that a word means. */
function cardOf({ headword, entries, lists }: TableWord): CardSubject {
  const id = lists[0]?.sense ?? entries[0].senses[0]?.id ?? ''
  return { id, word: headword, isWhole: true }
}
