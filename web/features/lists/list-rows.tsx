import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ListedWord, type OwnList, senseOfListed } from '#domain/lists/own-list.ts'
import { firmnessOf } from '#domain/record/studied-word.ts'
import { moveWord } from '../../lists/own-lists.ts'
import { tellProblem } from '../../lists/tell-outcome.ts'
import { useStudy } from '../../storage/record/study.ts'
import { ownListText } from '../../text/own-lists.ts'
import type { DescribedWord } from './described-word.ts'
import { ListRow } from './list-row.tsx'
import styles from './list-rows.module.css'
import { useDrag } from './use-drag.ts'

const rowHeight = 72

/** The rows of a list, of which only those in sight are on the page; they can be put in another order. */
export function ListRows({
  list: { id, name, words },
  describe,
  isSorting,
  isTicked,
  onToggle,
  onOpen,
}: {
  readonly list: OwnList
  readonly describe: (word: ListedWord) => DescribedWord
  readonly isSorting: boolean
  readonly isTicked: (word: string) => boolean
  readonly onToggle: (index: number, isThrough: boolean) => void
  readonly onOpen: (word: string) => void
}) {
  const box = useRef<HTMLUListElement>(null)
  const top = useTop(box)
  const [said, setSaid] = useState('')
  const virtualizer = useWindowVirtualizer({
    count: words.length,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: 8,
    getItemKey: (index) => words[index]?.id ?? index,
  })
  const studied = useStudy((state) => state.words)
  const firmness = new Map(studied.map((word) => [word.sense, firmnessOf(word)]))

  const move = async (from: number, to: number) => {
    const word = words[from]
    if (!word || to < 0 || to >= words.length || to === from) return
    const moved = await moveWord(id, word.id, to)
    if (moved.ok) setSaid(ownListText.moved(describe(word).word, to + 1, words.length))
    else tellProblem(moved.problem)
  }
  const drag = useDrag({
    rows: words.length,
    rowAt: (y) => virtualizer.getVirtualItemForOffset(y)?.index ?? 0,
    onDrop: (from, to) => void move(from, to),
  })
  const onKey = async (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const grip = event.currentTarget as HTMLElement
    await move(index, index + step)
    virtualizer.scrollToIndex(Math.max(0, Math.min(index + step, words.length - 1)))
    grip.focus()
  }
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <ul
        ref={box}
        className={styles.rows}
        aria-label={name}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const word = words[index]
          if (!word) return null
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.item}
              aria-setsize={words.length}
              aria-posinset={index + 1}
              data-dragged={drag.from === index ? '' : undefined}
              data-drop={drag.dropAt(index)}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <ListRow
                described={describe(word)}
                firmness={firmness.get(senseOfListed(word)) ?? 'new'}
                isTicked={isTicked(word.id)}
                grip={
                  isSorting
                    ? {
                        onKeyDown: (event) => void onKey(event, index),
                        onPointerDown: (event) => drag.begin(event, index),
                      }
                    : undefined
                }
                onToggle={(isThrough) => onToggle(index, isThrough)}
                onOpen={() => onOpen(word.id)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** How far below the top of the page the list begins; what stands above it may grow and shrink. */
function useTop(box: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box])
  return top
}
