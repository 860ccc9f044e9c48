import { expect, test } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { joinedInMemory } from './joined-parts.ts'
import { sourceAt, wordsInMemory } from './quiz-parts.ts'

const entries = someEntries(20)
const kolay = { part: 'kolay', version: 'k', asked: 6, entries: entries.slice(0, 10) } as const
// Its words are options of the other part too.
const a2 = { part: 'a2', version: 'a', asked: 14, entries: entries.slice(6) } as const

test('an answer names the list that asked it, and none for the words of a level', () => {
  const words = joinedInMemory([kolay, a2])
  const sourceOf = (word: number) => sourceAt(words, words.places.get(`word${word}.n.1`) ?? -1)

  expect(sourceOf(5)).toMatchObject({ list: 'kolay', version: 'k' })
  expect(sourceOf(6)).toMatchObject({ list: '', version: 'a' })
  expect(sourceOf(19)).toMatchObject({ list: '', version: 'a' })
})

test('a word has its place where it is asked, though it is an option elsewhere', () => {
  const words = joinedInMemory([kolay, a2])

  for (const { id } of entries) expect(words.places.get(id)).toBeLessThan(words.index.asked)
})

test('what is only an option is asked from nowhere', () => {
  expect(() => sourceAt(wordsInMemory(kolay), 6)).toThrow(RangeError)
})
