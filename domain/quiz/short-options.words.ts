import { describe, expect, test } from 'vitest'
import { quizPart } from '#lexicon/build.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { meaningFacts } from '#lexicon/meaning-facts.ts'
import { turkishLower } from '#lexicon/turkish-words.ts'
import { seededRandom } from '../random.ts'
import { listNames, type WordEntry } from '../words/entry.ts'
import { drawItem } from './draw-item.ts'
import { entryAt, indexList } from './list-index.ts'
import { plainManner } from './manner.ts'

const { lexicon } = loadLexicon()
const facts = meaningFacts(lexicon)

describe.each(listNames)('every question about %s with short options', (list) => {
  const { entries, asked } = quizPart(lexicon, list)
  const index = indexList(entries, asked)
  const manner = { ...plainManner, optionText: 'gloss' } as const
  const questions = Array.from({ length: asked * 10 }, (_, seed) => {
    const target = seed % asked
    const drawn = drawItem(index, target, seededRandom(seed), manner)
    if (!drawn.ok) throw new Error(`${entries[target]?.word}: ${drawn.problem.kind}`)
    const options = drawn.value.options.map((place) => entryAt(index, place))
    return { key: entryAt(index, target), options, senses: drawn.value.senses }
  })
  const short = questions.filter(({ senses }) => senses === 'gloss')
  const words = (options: readonly WordEntry[]) => options.map(({ word }) => word)

  test('has five different glosses', () => {
    const wrong = short.filter(
      ({ options }) => new Set(options.map(({ gloss }) => gloss)).size !== 5,
    )
    expect(wrong.map(({ options }) => words(options))).toEqual([])
  })

  test('shows no gloss that looks like its word, and asks such a word by definitions', () => {
    const telling = short.filter(({ options }) => options.some((option) => option.hasCognateGloss))
    expect(telling.map(({ options }) => words(options))).toEqual([])
  })

  test('asks a word by definitions where its gloss alone has several words, or one: seldom', () => {
    const phrases = (options: readonly WordEntry[]) =>
      options.filter(({ gloss }) => gloss.includes(' ')).length
    const alone = short.filter(
      ({ key, options }) => phrases(options) === (key.gloss.includes(' ') ? 1 : 4),
    )
    expect(alone.map(({ options }) => words(options))).toEqual([])
    const others = questions.filter(({ key, senses }) => senses !== 'gloss' && !key.hasCognateGloss)
    expect(others.length / questions.length).toBeLessThan(0.08)
  })

  test('has no wrong option whose gloss is also said of the key, whatever it means besides', () => {
    const wrong = questions.flatMap(({ key, options }) =>
      options
        .filter((option) => option !== key)
        .filter(({ gloss }) => facts.get(key.word)?.meanings.has(turkishLower(gloss)))
        .map(({ word, gloss }) => `${key.word}: ${word} (${gloss})`),
    )
    expect(wrong).toEqual([])
  })

  test('has four lures, three beside a phrase, and nothing that shares a gloss among them', () => {
    const few = short.filter(({ key, options }) => {
      const tempting = new Set(
        key.lures
          ?.slice(0, 4)
          .flat()
          .map((place) => entries[place])
          .filter((lure) => !lure?.hasCognateGloss),
      )
      // A word of the field may spare the key from being the only phrase.
      const most = key.gloss.includes(' ') ? 3 : 4
      return tempting.size >= 6 && options.filter((option) => tempting.has(option)).length < most
    })
    expect(few.length / short.length).toBeLessThan(0.02)
  })
})
