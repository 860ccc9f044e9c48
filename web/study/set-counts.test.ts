import { expect, test } from 'vitest'
import type { Memory } from '#domain/record/memory.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { countsOf } from './set-counts.ts'

const asked: Memory = { stabilityDays: 2, difficulty: 5, lastDay: 1, wasRight: true }

function aWord(sense: string, of: Partial<StudiedWord> = {}): StudiedWord {
  return {
    sense,
    list: '',
    memory: undefined,
    answers: 0,
    taughtDay: undefined,
    isStudied: false,
    wantedDay: undefined,
    lastDay: 1,
    ...of,
  }
}

test('words asked or taught are seen, those of a firm memory lasting; of other sets none counts', () => {
  const words = [
    aWord('asked.n.1', { memory: asked }),
    aWord('firm.n.1', { memory: { ...asked, stabilityDays: 90, wasRecalled: true } }),
    aWord('taught.n.1', { taughtDay: 1 }),
    aWord('wished-for.n.1', { isStudied: true, wantedDay: 1 }),
    aWord('other.n.1', { memory: { ...asked, stabilityDays: 90 } }),
  ]
  const set = ['asked.n.1', 'firm.n.1', 'taught.n.1', 'wished-for.n.1', 'never.n.1']

  expect(countsOf(new Set(set), words)).toEqual({ seen: 3, lasting: 1, total: 5 })
})
