import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mended } from './mend.ts'
import { turkishTraps, withoutTraps } from './turkish-traps.ts'
import { turkishLower } from './turkish-words.ts'

test('spaces too many go, and letters are whole', () => {
  expect(mended({ headword: ' living  room', gloss: ['cu\u0308ce '] })).toEqual({
    headword: 'living room',
    gloss: ['cüce'],
  })
})

test('Turkish is written as TDK has it, in Turkish texts alone', () => {
  const sense = { definition: 'hikaye', definitionTr: 'rüzgarlı', gloss: ['hikayeci', 'rüzgar'] }
  expect(
    mended({ ...sense, example: { en: 'Hikaye', tr: 'Hikayeyi bir çok kez okudu.' } }),
  ).toEqual({
    definition: 'hikaye',
    definitionTr: 'rüzgârlı',
    gloss: ['hikâyeci', 'rüzgâr'],
    example: { en: 'Hikaye', tr: 'Hikâyeyi birçok kez okudu.' },
  })
})

test('a word named twice in a list is named once', () => {
  expect(mended({ synonyms: ['big', 'large', 'big '] })).toEqual({ synonyms: ['big', 'large'] })
})

test('no slip of the list is left behind, and what is mended stays', () => {
  const slips = fc.constantFrom(...turkishTraps.map(({ slip }) => slip))
  fc.assert(
    fc.property(fc.array(slips, { maxLength: 4 }), (words) => {
      const once = withoutTraps(words.join(', '))
      expect(turkishTraps.filter(({ pattern }) => pattern.test(turkishLower(once)))).toEqual([])
      expect(withoutTraps(once)).toBe(once)
    }),
  )
})
