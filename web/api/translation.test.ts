import { expect, test } from 'vitest'
import { translateLimits } from '#contract/limits.ts'
import { stubFetch } from './an-answer.test-support.ts'
import { translateAllOnServer } from './translation.ts'

/** A server that makes *tr:cat* of *cat*, and knows no *unknown*; gives what it was asked, call by call. */
function aTranslator(): string[][] {
  const asked: string[][] = []
  stubFetch(async (_path, init) => {
    const { texts } = JSON.parse(String(init?.body)) as { texts: string[] }
    asked.push(texts)
    const translations = texts.map((text) => ({
      text,
      translation: text === 'unknown' ? null : `tr:${text}`,
    }))
    return new Response(JSON.stringify({ translations }))
  })
  return asked
}

test('many texts are asked in as few calls as the server allows, and told in their places', async () => {
  const asked = aTranslator()
  const texts = Array.from({ length: translateLimits.texts + 2 }, (_, at) => `word${at}`)
  const told = new Map<number, string>()
  const problem = await translateAllOnServer(texts.with(1, 'unknown'), (translation, at) => {
    told.set(at, translation)
    return true
  })

  expect(problem).toBeUndefined()
  expect(asked.map(({ length }) => length)).toEqual([translateLimits.texts, 2])
  expect(told.size).toBe(texts.length - 1)
  expect(told.get(texts.length - 1)).toBe(`tr:word${texts.length - 1}`)
})

test('long texts share no call with more than it may carry', async () => {
  const asked = aTranslator()
  const texts = Array.from({ length: 12 }, () => 'x'.repeat(translateLimits.textChars))
  await translateAllOnServer(texts, () => true)

  expect(asked.map(({ length }) => length)).toEqual([10, 2])
})

test('who has heard enough is asked no more, and nobody asks on where there is no translation', async () => {
  const asked = aTranslator()
  expect(await translateAllOnServer(['a', 'b'], () => false)).toBeUndefined()
  expect(await translateAllOnServer(['unknown'], () => true)).toEqual({ kind: 'empty' })
  expect(asked).toHaveLength(2)
})
