import { expect, test } from 'vitest'
import { aLexicon, aWord } from './checks/a-lexicon.ts'
import { timesMet } from './times-met.ts'

test('a word is met once in each other word whose texts have it in any form, not in its own', () => {
  const use = (en: string) => ({ uses: [{ en, tr: 'kullanım' }] })
  const { words } = aLexicon([
    aWord('stop', use('stop at once')),
    aWord('Bake', use('she stopped baking and never stops')),
    aWord('climb', use('an ice cream at the bus stop')),
    aWord('ice cream', use('eat ice cream')),
    aWord('wilt', use('a rose')),
  ])
  const met = timesMet(words)

  expect(['stop', 'ice cream', 'wilt'].map((name) => met.get(name) ?? 0)).toEqual([2, 1, 0])
})

test('a form of one word is not taken for another that only looks like its root', () => {
  const use = (en: string) => ({ uses: [{ en, tr: 'kullanım' }] })
  const { words } = aLexicon([
    aWord('bee'),
    aWord('cloth'),
    aWord('clothes'),
    aWord('used'),
    aWord('wilt', {
      ...use('being best in new clothes'),
      definition: 'used to say that it is dry',
    }),
  ])
  const met = timesMet(words)

  expect(['bee', 'cloth', 'clothes', 'used'].map((name) => met.get(name) ?? 0)).toEqual([
    0, 0, 1, 0,
  ])
})
