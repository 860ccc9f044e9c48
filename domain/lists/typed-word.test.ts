import { expect, test } from 'vitest'
import { typedOf, typedWord } from './typed-word.ts'

const nothing = { word: '', meanings: '', example: '', exampleTr: '' }

test('a word is what was typed, without blanks too many, each meaning once', () => {
  const typed = typedWord({
    word: '  give   up ',
    meanings: 'vazgeçmek, bırakmak; vazgeçmek,',
    example: 'Never give up.',
    exampleTr: '',
  })

  expect(typed).toEqual({
    ok: true,
    value: {
      word: 'give up',
      meanings: ['vazgeçmek', 'bırakmak'],
      example: { en: 'Never give up.' },
    },
  })
  expect(typed.ok && typedWord(typedOf(typed.value))).toEqual(typed)
})

test('a word without a meaning is a word, and a meaning without a word is none', () => {
  expect(typedWord({ ...nothing, word: 'kit' })).toMatchObject({ value: { meanings: [] } })
  expect(typedWord({ ...nothing, meanings: 'takım' })).toEqual({
    ok: false,
    problem: { word: 'missing' },
  })
})

test('what is too much is told field by field', () => {
  expect(
    typedWord({
      word: 'a'.repeat(101),
      meanings: 'b'.repeat(201),
      example: '',
      exampleTr: 'c'.repeat(501),
    }),
  ).toEqual({
    ok: false,
    problem: {
      word: 'too-long',
      meanings: 'too-long',
      example: 'missing',
      exampleTr: 'too-long',
    },
  })
  const many = Array.from({ length: 21 }, (_, at) => `m${at}`).join(',')
  expect(typedWord({ ...nothing, word: 'a', meanings: many })).toEqual({
    ok: false,
    problem: { meanings: 'too-many' },
  })
})
