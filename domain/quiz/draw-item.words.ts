import { describe, expect, test } from 'vitest'
import { quizPart } from '#lexicon/build.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { meaningFacts } from '#lexicon/meaning-facts.ts'
import { seededRandom } from '../random.ts'
import { cefrLevels, listNames, type WordEntry } from '../words/entry.ts'
import { isDefensible } from './distractor-proof.ts'
import { drawItem, type Item, optionCount } from './draw-item.ts'
import { indexList, senseCount, shownTurkish } from './list-index.ts'

const { lexicon } = loadLexicon()
const facts = meaningFacts(lexicon)
const seedsPerWord = 20

describe.each(listNames)('every question about %s', (list) => {
  const part = quizPart(lexicon, list)
  const index = indexList(part.entries, part.asked)
  const { entries } = index
  const items = Array.from({ length: index.asked }, (_, place) => place)
    .values()
    .flatMap((target) =>
      Array.from({ length: seedsPerWord }, (_, seed) => {
        const drawn = drawItem(index, target, seededRandom(target * seedsPerWord + seed))
        if (!drawn.ok) throw new Error(`${entries[target]?.word}: ${drawn.problem.kind}`)
        return drawn.value
      }),
    )
    .toArray()
  const optionsOf = (item: Item) => item.options.map((place) => entries[place] as WordEntry)
  const textOf = (item: Item) => (entry: WordEntry) => shownTurkish(entry, item.senses).join('; ')
  const key = (item: Item) => entries[item.target] as WordEntry
  const violating = (holds: (item: Item) => boolean) =>
    items.filter((item) => !holds(item)).map((item) => optionsOf(item).map(({ word }) => word))

  test('has five options with different words and different texts', () => {
    expect(
      violating((item) => {
        const words = new Set(optionsOf(item).map(({ word }) => word))
        const texts = new Set(optionsOf(item).map(textOf(item)))
        return words.size === optionCount && texts.size === optionCount
      }),
    ).toEqual([])
  })

  test('has its target as the one key', () => {
    expect(
      violating((item) => item.options.filter((place) => place === item.target).length === 1),
    ).toEqual([])
  })

  test('offers one part of speech and one shape', () => {
    expect(
      violating((item) =>
        optionsOf(item).every(
          ({ partOfSpeech, shape }) =>
            partOfSpeech === key(item).partOfSpeech && shape === key(item).shape,
        ),
      ),
    ).toEqual([])
  })

  test('shows the same number of senses in every option, as many as its key has to show', () => {
    expect(
      violating(
        (item) =>
          item.senses === senseCount(key(item)) &&
          optionsOf(item).every((entry) => entry.turkish.length >= item.senses),
      ),
    ).toEqual([])
  })

  test('has no two options of which one could be defended for the other', () => {
    const known = (entry: WordEntry) => {
      const found = facts.get(entry.word)
      if (!found) throw new Error(`nothing is known of ${entry.word}`)
      return found
    }
    expect(
      violating((item) => {
        const options = optionsOf(item).map(known)
        return options.every((a) => options.every((b) => a === b || !isDefensible(a, b)))
      }),
    ).toEqual([])
  })

  test('takes its distractors from other subject fields', () => {
    expect(
      violating((item) => {
        const fields = new Set(key(item).fields.slice(0, item.senses))
        return optionsOf(item)
          .filter((entry) => entry !== key(item))
          .every((entry) => entry.fields.slice(0, item.senses).every((field) => !fields.has(field)))
      }),
    ).toEqual([])
  })

  test('keeps to the length and the level of its key, as long as there are enough such words', () => {
    const fits = (item: Item, entry: WordEntry) => {
      const length = textOf(item)(entry).length / textOf(item)(key(item)).length
      const levels = Math.abs(cefrLevels.indexOf(entry.cefr) - cefrLevels.indexOf(key(item).cefr))
      return length >= 0.6 && length <= 1.6 && levels <= 1
    }
    const fitting = items.filter((item) => optionsOf(item).every((entry) => fits(item, entry)))

    expect(fitting.length / items.length).toBeGreaterThan(0.97)
  })

  test('has its key in each place equally often', () => {
    const counts = [0, 0, 0, 0, 0]
    for (const item of items) {
      const place = item.options.indexOf(item.target)
      counts[place] = (counts[place] ?? 0) + 1
    }

    for (const count of counts) expect(count / items.length).toBeCloseTo(0.2, 1)
  })

  test('has the key as its longest option in 15 to 25 of 100', () => {
    const longest = items.filter((item) => {
      const lengths = optionsOf(item).map((entry) => textOf(item)(entry).length)
      return textOf(item)(key(item)).length === Math.max(...lengths)
    })

    expect(longest.length / items.length).toBeGreaterThanOrEqual(0.15)
    expect(longest.length / items.length).toBeLessThanOrEqual(0.25)
  })
})
