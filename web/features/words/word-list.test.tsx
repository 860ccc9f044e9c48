import { render, screen } from '@testing-library/react'
import { createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { noMemory } from '#domain/search/word-filter.ts'
import { aTable, aTableWord } from '#domain/words/word-table.test-support.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { Ticks } from './use-ticks.ts'
import { WordList, type WordListHandle } from './word-list.tsx'

const many = 2000
const ticks: Ticks = {
  isTicked: () => false,
  ofAll: false,
  toggle: () => undefined,
  toggleAll: () => undefined,
  chosen: undefined,
}

/** A table of many words, half of them with a, and what is asked of it. */
function watchedTable() {
  const table = aTable(
    Array.from({ length: many }, (_, at) => aTableWord(`${at < many / 2 ? 'a' : 'b'}${at}`)),
  )
  const read = new Set<number>()
  const counts = { headwords: 0 }
  const watched: WordTable = {
    ...table,
    at: (place) => {
      read.add(place)
      return table.at(place)
    },
    headwordAt: (place) => {
      counts.headwords += 1
      return table.headwordAt(place)
    },
  }
  return { watched, read, counts }
}

function aList(
  table: WordTable,
  props: { places: Uint32Array; current: number; isLettered?: boolean; ref?: Ref<WordListHandle> },
) {
  const ignore = () => undefined
  return (
    <WordList
      ref={null}
      table={table}
      query=""
      isLettered={false}
      memory={noMemory}
      ticks={ticks}
      isWide={false}
      onCurrent={ignore}
      onOpen={ignore}
      onLeave={ignore}
      {...props}
    />
  )
}

test('of many words only those in sight are read, and all are gone through no more than once', () => {
  // Nothing is laid out here; a row has to have a height, or all of them would be in sight.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69)
  const { watched, read, counts } = watchedTable()
  const places = watched.inOrder()
  const list = (current: number) => aList(watched, { places, current, isLettered: true })
  const { rerender } = render(list(0))
  screen.getByRole('heading', { name: 'A' })
  // The first time the rows that were drawn are measured.
  rerender(list(1))
  const before = counts.headwords
  rerender(list(2))

  expect(read.size).toBeLessThan(many)
  expect(before).toBeGreaterThan(many)
  expect(counts.headwords - before).toBeLessThan(many)
})

test('who has gone on to words that are no longer found is led to the first that is', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69)
  const { watched } = watchedTable()
  const ref = createRef<WordListHandle>()
  const list = (places: Uint32Array, current: number) => aList(watched, { ref, places, current })
  const { rerender } = render(list(Uint32Array.of(1, 2, 3), 1))
  ref.current?.focusCurrent()
  rerender(list(Uint32Array.of(5, 7), 5))

  expect(document.activeElement?.closest('li')?.dataset.place).toBe('5')
})
