import { expect, test } from 'vitest'
import { contentStems, withTurkishCapital } from './turkish-text.ts'

test.each([
  ['içmek', 'İçmek'],
  ['ılık su', 'Ilık su'],
  ['çok büyük', 'Çok büyük'],
  ['', ''],
])('%s gets a Turkish capital', (text, expected) => {
  expect(withTurkishCapital(text)).toBe(expected)
})

test('inflected forms of a word have one stem', () => {
  expect(contentStems('öykü')).toEqual(contentStems('öyküsü'))
  expect(contentStems('yolculuk')).toEqual(contentStems('yolculuğa'))
})

test('frame words and repetitions do not count', () => {
  expect(contentStems('bir şeyi bir yerden bir yere taşımak')).toEqual(['yerd', 'taşı'])
  expect(contentStems('bir şey olan')).toEqual([])
})

test('a capital I is the dotless letter', () => {
  expect(contentStems('IŞIK')).toEqual(contentStems('ışık'))
})
