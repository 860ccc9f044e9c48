import { expect, test } from 'vitest'
import { aRecall, at } from '#domain/record/an-answer.test-support.ts'
import { firmnessOf, type StudiedWord, studiedWord } from '#domain/record/studied-word.ts'
import { lastingSince } from './lasting-words.tsx'

/** A word that was recalled on these days. */
const recalledOn = (...days: readonly string[]) =>
  studiedWord(
    days.map((day) => aRecall({ ...at(`${day}T12:00+03:00`), question: 'shown' })),
  ) as StudiedWord
const settling = recalledOn('2026-01-01', '2026-01-08')
const lasting = recalledOn('2026-01-01', '2026-01-08', '2026-02-05', '2026-05-20', '2026-11-20')
const asked = (...words: readonly StudiedWord[]) =>
  words.map((word) => ({ question: { word } as never }))

test('a word that was not firm before it was asked, and is now, is counted once', () => {
  expect([firmnessOf(settling), firmnessOf(lasting)]).toEqual(['settling', 'lasting'])
  expect(lastingSince(asked(settling, lasting), [lasting])).toBe(1)
})

test('a word that was firm before, is not yet, or was not asked is not', () => {
  expect(lastingSince(asked(lasting), [lasting])).toBe(0)
  expect(lastingSince(asked(settling), [settling])).toBe(0)
  expect(lastingSince([], [lasting])).toBe(0)
})
