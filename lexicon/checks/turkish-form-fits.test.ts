import { expect, test } from 'vitest'
import type { PartOfSpeech, Shape } from '#domain/words/entry.ts'
import { saidOfSense } from './a-lexicon.ts'
import { turkishFormFits } from './turkish-form-fits.ts'

function fits(partOfSpeech: PartOfSpeech, definitionTr: string, shape?: Shape): boolean {
  const sense = { definitionTr, ...(shape ? { shape } : {}) }
  return saidOfSense(turkishFormFits, sense, { partOfSpeech }).length === 0
}

test('a verb is an infinitive and a noun is none', () => {
  expect(fits('verb', 'bir işi sonraya bırakmak')).toBe(true)
  expect(fits('verb', 'bir işi sonraya bırakma')).toBe(false)
  expect(fits('noun', 'bir işin geç olması')).toBe(true)
  expect(fits('noun', 'bir işi sonraya bırakmak')).toBe(false)
})

test('an adjective is a participle, has -lı, -sız, -mış or compares', () => {
  for (const text of [
    'kolayca zarar görebilen',
    'fikrinden dönmeyen',
    'çok tuzlu',
    'hiç parasız',
    'iyi pişmiş',
    'yok denecek kadar az',
  ])
    expect(fits('adjective', text)).toBe(true)
  expect(fits('adjective', 'kolayca kırılacak')).toBe(false)
  expect(fits('adjective', 'herkesin sevdiği')).toBe(false)
})

test('an adverb has the form of its shape', () => {
  expect(fits('adverb', 'güçlük çekmeden', 'manner')).toBe(true)
  expect(fits('adverb', 'sessiz bir biçimde', 'manner')).toBe(true)
  expect(fits('adverb', 'sessizlik içinde', 'manner')).toBe(false)
  expect(fits('adverb', 'başka bir ülkeye giderek', 'place')).toBe(false)
  expect(fits('adverb', 'başka bir ülkede', 'place')).toBe(true)
  expect(fits('adverb', 'sanılandan farklı olarak', 'comment')).toBe(true)
  expect(fits('adverb', 'yok denecek kadar', 'degree')).toBe(true)
  expect(fits('adverb', 'birden sonra bir kez daha', 'time')).toBe(true)
})

test('a function word says what it does', () => {
  expect(fits('conjunction', 'iki şey arasındaki karşıtlığı belirten bağlaç')).toBe(true)
  expect(fits('conjunction', 'iki şey arasındaki karşıtlığı belirten')).toBe(false)
})

test('a word that makes no question is advised only', () => {
  const sense = { definitionTr: 'bir şeyin bulunduğu durum', quiz: false as const }
  expect(saidOfSense(turkishFormFits, sense)).toEqual([
    'advice: definitionTr "bir şeyin bulunduğu durum" ends in durum',
  ])
})

test('a phrasal verb is an infinitive as a verb is, a phrase has no fixed form', () => {
  expect(fits('phrasal verb', 'artık uğraşmayı bırakmak')).toBe(true)
  expect(fits('phrasal verb', 'artık uğraşmayı bırakma')).toBe(false)
  expect(fits('phrase', 'söylenen sayıdan aşağı olmamak üzere')).toBe(true)
  expect(fits('phrase', 'söylenen şeyin doğru olduğunu belirten söz')).toBe(true)
})
