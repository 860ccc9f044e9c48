import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import type { LureKind, WordEntry } from '../words/entry.ts'
import { lureKinds } from '../words/entry.ts'
import { drawItem } from './draw-item.ts'
import { indexList } from './list-index.ts'
import { type Manner, plainManner } from './manner.ts'
import { someEntries } from './some-entries.test-support.ts'

/** Forty words, of which the first has lures; those from place 30 on are of its own field. */
function words(lures: Partial<Record<LureKind, number[]>>, more: Partial<WordEntry> = {}) {
  return someEntries(40).map((entry, place) => {
    const fields = place === 0 || place >= 30 ? ['food'] : entry.fields
    if (place > 0) return { ...entry, fields }
    return { ...entry, fields, lures: lureKinds.map((kind) => lures[kind] ?? []), ...more }
  })
}

/** The wrong options of many questions about the first word. */
function drawn(entries: readonly WordEntry[], manner: Partial<Manner> = {}): number[][] {
  const index = indexList(entries)
  return Array.from({ length: 60 }, (_, seed) => {
    const item = drawItem(index, 0, seededRandom(seed), { ...plainManner, ...manner })
    return item.ok ? item.value.options.filter((place) => place !== 0) : []
  })
}

const among = (places: readonly number[], wrong: readonly number[]) =>
  wrong.filter((place) => places.includes(place)).length

const neighbor = [1, 2, 3, 4, 5]

test('three wrong options are lures, the fourth is of the own field', () => {
  for (const wrong of drawn(words({ neighbor }))) {
    expect(among(neighbor, wrong)).toBe(3)
    expect(wrong.filter((place) => place >= 30)).toHaveLength(1)
  }
})

test('two are neighbors at least, one is an opposite and one a look-alike at most', () => {
  const lures = { neighbor, form: [6, 7], turkish: [8], opposite: [9] }
  const all = drawn(words(lures))
  for (const wrong of all) {
    expect(among(neighbor, wrong)).toBeGreaterThanOrEqual(2)
    expect(among(lures.form, wrong)).toBeLessThanOrEqual(1)
  }
  expect(new Set(all.flat())).toEqual(new Set([...all.flat(), ...neighbor, 6, 7, 8, 9]))
})

test('a word with few neighbors has other lures in their place', () => {
  const lures = { neighbor: [1], form: [2, 3], turkish: [4], opposite: [5, 6] }
  for (const wrong of drawn(words(lures))) {
    expect(wrong).toContain(1)
    expect(among([2, 3], wrong)).toBeLessThanOrEqual(1)
    expect(among([5, 6], wrong)).toBeLessThanOrEqual(1)
    expect(among([1, 2, 3, 4, 5, 6], wrong)).toBeGreaterThanOrEqual(3)
  }
})

test('where words are the options, look-alikes tempt most', () => {
  const entries = words({ neighbor, form: [6, 7] })
  const share = (direction: 'en-tr' | 'tr-en') =>
    drawn(entries, { direction }).filter((wrong) => among([6, 7], wrong) > 0).length

  expect(share('tr-en')).toBeGreaterThan(share('en-tr'))
})

test('where glosses are the options, look-alikes tempt more than where definitions are', () => {
  const entries = words({ neighbor, form: [6, 7] })
  const share = (optionText: 'definition' | 'gloss') =>
    drawn(entries, { optionText }).filter((wrong) => among([6, 7], wrong) > 0).length

  expect(share('gloss')).toBeGreaterThan(share('definition'))
})

test('beside a word that sits firmly, all four are lures, and mostly the nearest', () => {
  const many = [1, 2, 3, 4, 5, 6, 7, 8]
  const all = drawn(words({ neighbor: many }), { wasRight: true })
  const times = (place: number) => all.filter((wrong) => wrong.includes(place)).length

  for (const wrong of all) {
    expect(among(many, wrong)).toBe(4)
    expect(wrong).toHaveLength(4)
  }
  expect(times(1) + times(2)).toBeGreaterThan(times(7) + times(8) + all.length / 2)
})

test('what was taken for the word before comes back', () => {
  for (const wrong of drawn(words({ neighbor }), { confused: [17, 5] })) {
    expect(wrong).toEqual(expect.arrayContaining([17, 5]))
    expect(among(neighbor, wrong)).toBe(2)
  }
})

test('what was taken for it and may be right after all does not come back', () => {
  const entries = words({ neighbor }, { never: [17] })

  for (const wrong of drawn(entries, { confused: [17] })) expect(wrong).not.toContain(17)
})

test('where glosses are the options, what has the same one is left out', () => {
  const entries = words({ neighbor, sameGloss: [6] }, { never: [6] })
  const isThere = (optionText: 'definition' | 'gloss') =>
    drawn(entries, { optionText }).flat().includes(6)

  expect(isThere('definition')).toBe(true)
  expect(isThere('gloss')).toBe(false)
})

test('where glosses are the options, every option has one; a word without is asked otherwise', () => {
  const entries = words({ neighbor }).map((entry, place) =>
    place === 2 || place > 20 ? { ...entry, gloss: '' } : entry,
  )
  for (const wrong of drawn(entries, { optionText: 'gloss' })) {
    expect(wrong).toHaveLength(4)
    expect(wrong.every((place) => entries[place]?.gloss !== '')).toBe(true)
  }
  const gloss = { ...plainManner, optionText: 'gloss' } as const
  const index = indexList(entries)
  expect(drawItem(index, 0, seededRandom(1), gloss)).toMatchObject({ value: { senses: 'gloss' } })
  expect(drawItem(index, 2, seededRandom(1), gloss)).toMatchObject({ value: { senses: 1 } })
})

test('a gloss that looks like its word is no option: that word is asked by definitions', () => {
  const entries = words({ neighbor }).map((entry, place) =>
    place === 1 || place === 8 ? { ...entry, hasCognateGloss: true as const } : entry,
  )
  for (const wrong of drawn(entries, { optionText: 'gloss' })) {
    expect(wrong).not.toContain(1)
    expect(wrong).toHaveLength(4)
  }
  const asked = { ...plainManner, optionText: 'gloss' } as const
  const ofCognate = drawItem(indexList(entries), 8, seededRandom(1), asked)
  expect(ofCognate).toMatchObject({ value: { senses: 1 } })
})

test('where definitions are the options, the key is seldom the only one with words of others', () => {
  const texts = ['on iki aylık süre', 'yedi günlük süre', 'kısa süre']
  const entries = words({ neighbor: [3, 4, 1, 2, 5, 6] }).map((entry, place) => ({
    ...entry,
    turkish: [texts[place] ?? `söz${place}`],
  }))
  const withKeyAlone = (direction: 'en-tr' | 'tr-en') =>
    drawn(entries, { direction }).filter((wrong) => among([1, 2], wrong) === 1).length

  expect(withKeyAlone('en-tr')).toBeLessThan(withKeyAlone('tr-en'))
})

describe('a gloss that differs in form', () => {
  const gloss = { optionText: 'gloss' } as const
  const named = (glosses: readonly string[], more: Record<number, string> = {}) =>
    words({ neighbor }).map((entry, place) => ({
      ...entry,
      gloss: more[place] ?? glosses[place] ?? `söz${place}`,
    }))

  test.each([
    ['of several words', 'yola çıkmak', 'geri dönmek', ['yol almak', 'yer bulmak', 'pay vermek']],
    ['of what is not there', 'kansız', 'sessiz', ['evsiz', 'suçsuz', 'tatsız']],
  ])('%s, takes another with it where one could stand there', (_, key, lure, others) => {
    const plain = ['gelmek', 'gitmek', 'bakmak', 'durmak']
    const all = drawn(named([key, ...plain, lure]), gloss)
    expect(among([5], all.flat())).toBeGreaterThan(all.length / 2)
    const withOthers = named(
      [key, ...plain, 'kalmak'],
      Object.fromEntries(others.map((gloss, at) => [35 + at, gloss])),
    )
    for (const wrong of drawn(withOthers, gloss)) {
      expect(among([35, 36, 37], wrong)).toBe(1)
    }
  })

  test.each([
    ['of several words', 'yola çıkmak', ''],
    ['of what is not there', 'kansız', ''],
    ['of one word among phrases', 'gelmek', ' almak'],
  ])('%s, is no option where it would be the only one: definitions ask', (_, key, others) => {
    const entries = named([key]).map((entry, place) => ({
      ...entry,
      gloss: place === 0 ? key : `söz${place}${others}`,
    }))
    const index = indexList(entries)
    const asked = { ...plainManner, optionText: 'gloss' } as const
    expect(drawItem(index, 0, seededRandom(1), asked)).toMatchObject({ value: { senses: 1 } })
    expect(drawItem(index, 2, seededRandom(1), asked)).toMatchObject({ value: { senses: 'gloss' } })
  })
})

test('glosses have a word in common only where nothing else is left', () => {
  const glosses = ['kısa süre', 'uzun süre', 'büyük oda', 'küçük oda', 'deniz', 'elma', 'yağmur']
  const entries = words({ neighbor: [1, 2, 3, 4, 5, 6] }).map((entry, place) => ({
    ...entry,
    gloss: glosses[place] ?? '',
  }))
  for (const wrong of drawn(entries, { optionText: 'gloss' })) {
    expect(wrong).not.toContain(1)
    expect(among([2, 3], wrong)).toBeLessThanOrEqual(1)
  }
})

test('a word without lures has two options of its field, and none that must not be there', () => {
  const entries = someEntries(40).map((entry, place) => ({
    ...entry,
    fields: place === 0 || place >= 30 ? ['food'] : entry.fields,
    area: place < 20 ? 'meals' : 'nature',
    never: place === 0 ? [30, 31] : [],
  }))
  for (const wrong of drawn(entries)) {
    expect(wrong.filter((place) => place >= 30)).toHaveLength(2)
    expect(among([30, 31], wrong)).toBe(0)
    expect(wrong.filter((place) => place < 20)).toHaveLength(2)
  }
})

test('no two options must not meet, whatever tempts, was confused or is shown', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 8 })
  const manner = fc.record({
    direction: fc.constantFrom('en-tr' as const, 'tr-en' as const),
    optionText: fc.constantFrom('definition' as const, 'gloss' as const),
    wasRight: fc.boolean(),
    confused: places,
  })
  const pairs = fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 120 })
  fc.assert(
    fc.property(places, manner, pairs, fc.integer(), (lures, asked, apart, seed) => {
      const entries = words({ neighbor: lures.slice(0, 5), form: lures.slice(5) }).map(
        (entry, place) => ({
          ...entry,
          // What the build gives as a lure may stand beside the word.
          never: apart.flatMap(([a, b]) =>
            a === place && b !== a && !(a === 0 && lures.includes(b)) ? [b] : [],
          ),
        }),
      )
      const item = drawItem(indexList(entries), 0, seededRandom(seed), asked)
      const options = item.ok ? item.value.options : []
      if (item.ok) expect(options).toHaveLength(5)
      const met = apart.filter(
        ([a, b]) =>
          a !== b &&
          options.includes(a) &&
          options.includes(b) &&
          !(Math.min(a, b) === 0 && lures.includes(Math.max(a, b))),
      )
      expect(met).toEqual([])
      expect(new Set(options).size).toBe(options.length)
    }),
  )
})
