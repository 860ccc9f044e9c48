import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { noMemory } from '#domain/search/word-filter.ts'
import { aTable, aTableWord } from '#domain/words/word-table.test-support.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { Ticks } from './use-ticks.ts'
import { WordList } from './word-list.tsx'

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

test('of many words only those in sight are read, and all are gone through no more than once', () => {
  // Nothing is laid out here; a row has to have a height, or all of them would be in sight.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69)
  const { watched, read, counts } = watchedTable()
  const places = watched.inOrder()
  const list = (current: number) => (
    <WordList
      ref={createRef()}
      table={watched}
      places={places}
      query=""
      isLettered
      memory={noMemory}
      ticks={ticks}
      current={current}
      isWide={false}
      onCurrent={() => undefined}
      onOpen={() => undefined}
      onLeave={() => undefined}
    />
  )
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
