import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { firmnesses } from '#domain/record/memory.ts'
import type { TableMemory } from '#domain/search/word-filter.ts'
import type { TableWord, WordTable } from '#domain/words/word-table.ts'
import { firmnessText } from '../../text/word-card.ts'
import { wordsText } from '../../text/words.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import { currentNote, keepScroll } from './kept-scroll.ts'
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
  onLeave,
  onLeaveList,
}: {
  readonly ref: Ref<WordBrowserHandle>
  readonly table: WordTable
  readonly places: Uint32Array
  readonly query: string
  readonly memory: TableMemory
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
  // Searching orders words by how near they are; and a short list needs no letters to be overseen.
  const isLettered = query === '' && places.length >= fewestForLetters
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
        <div className={styles.legend}>
          <h2 className={isLettered ? styles.letter : 'sr'} lang={isLettered ? 'en' : undefined}>
            {isLettered ? table.headwordAt(first).charAt(0).toUpperCase() : wordsText.results}
          </h2>
          <p className={styles.key} aria-hidden="true">
            {firmnesses.map((firmness) => (
              <span key={firmness}>
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
