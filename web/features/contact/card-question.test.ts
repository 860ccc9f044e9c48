import { beforeEach, expect, test, vi } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import { toColumns } from '#domain/words/word-columns.ts'
import { stubFetch } from '../../api/an-answer.test-support.ts'
import { starterAddress } from '../../lexicon/bundle-addresses.ts'
import { memoryStorage } from '../../storage/memory-storage.test-support.ts'
import { drawCardQuestion } from './card-question.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))

test('a question is had from the starter alone, of a word with four more of its part of speech', async () => {
  const nouns = someEntries(8)
  const verbs = someEntries(12)
    .slice(8)
    .map((entry) => ({ ...entry, partOfSpeech: 'verb' as const }))
  const entries = [...nouns.slice(0, 2), ...verbs, ...nouns.slice(2)]
  const asked: string[] = []
  stubFetch(async (address) => {
    asked.push(address)
    const starter = toColumns({ part: 'kolay', version: '1', asked: 6, entries })
    return new Response(JSON.stringify(starter))
  })

  let before: string | undefined
  for (let seed = 0; seed < 100; seed += 1) {
    const drawn = await drawCardQuestion(seededRandom(seed), before)
    if (!drawn.ok) throw new Error(drawn.problem.kind)
    const { word, options } = drawn.value
    const target = nouns.find((noun) => noun.word === word)
    expect(word).not.toBe(before)
    expect(new Set(options.map(({ answer }) => answer)).size).toBe(5)
    expect(options.filter(({ isCorrect }) => isCorrect)).toEqual([
      { answer: target?.gloss, isCorrect: true },
    ])
    for (const { answer } of options) expect(nouns.map(({ gloss }) => gloss)).toContain(answer)
    before = word
  }
  expect(asked).toEqual([starterAddress])
})
