import { expect, test } from 'vitest'
import { aHeadword, aLexicon, said, saidOfSense } from './a-lexicon.ts'
import { turkishSpelling } from './turkish-spelling.ts'

const saidOf = (definitionTr: string) => saidOfSense(turkishSpelling, { definitionTr })

test('words are joined and parted as TDK has them', () => {
  expect(saidOf('herşeyi farketmek')).toHaveLength(2)
  expect(saidOf('bir çok işi terketmek')).toHaveLength(2)
  expect(saidOf('her şeyi fark etmek, birçok işi terk etmek')).toEqual([])
  expect(saidOf('bir çokgen çizip ön görüşme yapmak, mekanik bir birim')).toEqual([])
})

test('the circumflex stands where it belongs, also in inflected forms', () => {
  expect(saidOf('Kağıtları toplamak')).toEqual(['"kağıtları" in "Kağıtları toplamak"'])
  expect(saidOf('rüzgârlı havada kâğıtları toplamak')).toEqual([])
  expect(saidOf('halı dokumak')).toEqual([])
  expect(saidOf('milli takım')).toHaveLength(1)
  expect(saidOf('milliyeti belli')).toEqual([])
})

test('glosses, examples and other meanings are looked at too', () => {
  const example = { en: 'She gathered her papers.', tr: 'Kağıtlarını topladı.' }
  expect(saidOfSense(turkishSpelling, { gloss: ['farketmek'] })).toHaveLength(1)
  expect(saidOfSense(turkishSpelling, { example })).toHaveLength(1)
  const headword = aHeadword({ alsoMeans: { noun: { gloss: ['hikaye'] } } })
  expect(said(turkishSpelling, aLexicon([headword]))).toHaveLength(1)
})
