import { describe, expect, test } from 'vitest'
import { quizPart } from '#lexicon/build.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { meaningFacts } from '#lexicon/meaning-facts.ts'
import { hasTurkishPhrase } from '#lexicon/turkish-words.ts'
import { seededRandom } from '../random.ts'
import { contentStems } from '../text/turkish-text.ts'
import { cefrLevels, listNames, lureKinds, type WordEntry } from '../words/entry.ts'
import { isAkin, isDefensible } from './distractor-proof.ts'
import { drawItem, type Item } from './draw-item.ts'
import { indexList } from './list-index.ts'
import { optionCount } from './manner.ts'

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
  const textOf = ({ turkish: [first = ''] }: WordEntry) => first
  const key = (item: Item) => entries[item.target] as WordEntry
  const violating = (holds: (item: Item) => boolean) =>
    items.filter((item) => !holds(item)).map((item) => optionsOf(item).map(({ word }) => word))

  test('has five options with different words and different texts', () => {
    expect(
      violating((item) => {
        const words = new Set(optionsOf(item).map(({ word }) => word))
        const texts = new Set(optionsOf(item).map(textOf))
        return words.size === optionCount && texts.size === optionCount
      }),
    ).toEqual([])
  })

  test('has its target as the one key', () => {
    expect(
      violating((item) => item.options.filter((place) => place === item.target).length === 1),
    ).toEqual([])
  })

  const isLure = (item: Item, entry: WordEntry) =>
    key(item).lures?.some((places) => places.some((place) => entries[place] === entry)) ?? false

  test('offers one part of speech and, but for lures, one shape', () => {
    expect(
      violating((item) =>
        optionsOf(item).every(
          (entry) =>
            entry.partOfSpeech === key(item).partOfSpeech &&
            (entry.shape === key(item).shape || isLure(item, entry)),
        ),
      ),
    ).toEqual([])
  })

  test('shows one sense of each word', () => {
    expect(violating((item) => item.senses === 1)).toEqual([])
  })

  test('has no two options of which one could be defended for the other', () => {
    const known = (entry: WordEntry) => {
      const found = facts.get(entry.word)
      if (!found) throw new Error(`nothing is known of ${entry.word}`)
      return found
    }
    const sameGloss = (item: Item) => key(item).lures?.[lureKinds.indexOf('sameGloss')] ?? []
    expect(
      violating((item) =>
        item.options.every((place) =>
          item.options.every((other) => {
            if (place === other) return true
            const [a, b] = [place, other].map((at) => known(entries[at] as WordEntry))
            const isWanted =
              (place === item.target && sameGloss(item).includes(other)) ||
              (other === item.target && sameGloss(item).includes(place))
            return a && b && !(isWanted ? isAkin(a, b) : isDefensible(a, b))
          }),
        ),
      ),
    ).toEqual([])
  })

  test('has no wrong option that holds the gloss of the key', () => {
    expect(
      violating((item) =>
        optionsOf(item).every(
          (entry) =>
            entry === key(item) ||
            key(item).gloss === '' ||
            !hasTurkishPhrase(textOf(entry), key(item).gloss),
        ),
      ),
    ).toEqual([])
  })

  test('has three lures, two of them neighbors, where its word has them', () => {
    expect(
      violating((item) => {
        const { lures } = key(item)
        if (!lures || lures.flat().length < 6) return true
        const [neighbors = []] = lures
        const drawn = optionsOf(item).filter((entry) => isLure(item, entry)).length
        const near = item.options.filter((place) => neighbors.includes(place)).length
        return drawn >= 3 && near >= Math.min(2, neighbors.length)
      }).length / items.length,
    ).toBeLessThan(0.01)
  })

  test('takes what is no lure from its own field or a neighboring one, where it has lures', () => {
    const withLures = items.filter((item) => key(item).lures)
    const others = withLures.flatMap((item) =>
      optionsOf(item)
        .filter((entry) => entry !== key(item) && !isLure(item, entry))
        .map((entry) => entry.fields[0] === key(item).fields[0] || entry.area === key(item).area),
    )
    expect(others.filter((isNear) => !isNear).length).toBeLessThanOrEqual(others.length / 100)
  })

  test('keeps to the length and the level of its key, as long as there are enough such words', () => {
    const rank = ({ cefr = 'A1' }: WordEntry) => cefrLevels.indexOf(cefr)
    const mayBeEasier = (item: Item, entry: WordEntry) =>
      isLure(item, entry) || entry.fields[0] === key(item).fields[0]
    const fits = (item: Item, entry: WordEntry) => {
      const length = textOf(entry).length / textOf(key(item)).length
      const levels = rank(entry) - rank(key(item))
      return (
        length >= 0.6 && length <= 1.6 && levels <= 1 && (levels >= -1 || mayBeEasier(item, entry))
      )
    }
    const fitting = items.filter((item) => optionsOf(item).every((entry) => fits(item, entry)))

    expect(fitting.length / items.length).toBeGreaterThan(0.9)
  })

  test('has a key that is the one most like all others hardly more often than luck would have it', () => {
    const ofLikest = items.flatMap((item) => {
      const stems = item.options.map((place) => contentStems(textOf(entries[place] as WordEntry)))
      const companions = stems.map(
        (own) => stems.filter((other) => other.some((stem) => own.includes(stem))).length,
      )
      const most = Math.max(...companions)
      if (most < 2) return []
      const likest = item.options.filter((_, at) => companions[at] === most)
      return [likest.includes(item.target) ? 1 / likest.length : 0]
    })
    const found = ofLikest.reduce((sum, share) => sum + share, 0)

    expect(found / ofLikest.length).toBeLessThan(0.3)
  })

  test('shows no text but its key in more than 3 of 100', () => {
    const times = new Map<number, number>()
    for (const item of items)
      for (const place of item.options)
        if (place !== item.target) times.set(place, (times.get(place) ?? 0) + 1)
    const often = [...times]
      .filter(([, count]) => count / items.length > 0.03)
      .map(([place, count]) => `${entries[place]?.word}: ${count} of ${items.length}`)

    expect(often).toEqual([])
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
      const lengths = optionsOf(item).map((entry) => textOf(entry).length)
      return textOf(key(item)).length === Math.max(...lengths)
    })

    expect(longest.length / items.length).toBeGreaterThanOrEqual(0.15)
    expect(longest.length / items.length).toBeLessThanOrEqual(0.25)
  })
})
