import { expect, test } from 'vitest'
import type { PartOfSpeech } from '#domain/words/entry.ts'
import { aHeadword, aLexicon, said, saidOfSense } from './a-lexicon.ts'
import { ipa } from './ipa.ts'

const british = (uk: string) => saidOfSense(ipa, {}, { ipa: { uk, us: 'ˈɡæð.ɚ' } })
const american = (us: string) => saidOfSense(ipa, {}, { ipa: { uk: 'ˈɡæð.ə', us } })

test('our transcriptions pass', () => {
  for (const text of ['haʊs', 'əʊ', 'tʃɜːtʃ', 'ˈdraɪ.vɪŋ ˌlaɪ.səns', 'ˈver.i', 'ɪɡˈzæm.ɪ.nə', 'eə'])
    expect(british(text), text).toEqual([])
  for (const text of ['hɑːrd', 'oʊ', 'tʃɝːtʃ', 'ˈdraɪ.vɚz ˌlaɪ.səns', 'ber', 'ˈɡrædʒ.u.əl'])
    expect(american(text), text).toEqual([])
})

test('a symbol of another dictionary is named with ours', () => {
  for (const text of [
    '/haʊs/',
    'ˈgæð.ə',
    'ˈɡæð.ɚ',
    'hoʊm',
    "'ɡæð.ə",
    'ɹed',
    'ˈlɪt.l̩',
    'ˈsev.ər.əl',
  ])
    expect(british(text), text).toHaveLength(1)
  for (const text of ['həʊm', 'hɒt', 'bɜːd', 'heə', 'ˈbʌt̬.ɚ'])
    expect(american(text), text).not.toEqual([])
})

test('each syllable has one vowel, between dots or marks', () => {
  expect(british('ˈɡæðə')).toEqual([
    'uk "ˈɡæðə" has no dot within ɡæðə, or a symbol that is not ours',
  ])
  expect(british('ˈlɪt.l')).toEqual(['uk "ˈlɪt.l" has no vowel in l'])
  expect(british('ˈɡæç.ə')).not.toEqual([])
})

test('a word has one main stress, and one syllable has none', () => {
  expect(british('ɡæð.ə')).toEqual(['uk "ɡæð.ə" has no main stress'])
  expect(british('ˈɡæ.ˈðə')).toHaveLength(1)
  expect(british('ˈɡæˈðə')).toEqual(['uk "ˈɡæˈðə" has 2 main stresses'])
  expect(british('ˈhaʊs')).toEqual(['uk "ˈhaʊs" marks its only syllable'])
  expect(british('ɡæˈ ðə')).toHaveLength(1)
})

test('a British r is written where it is heard', () => {
  expect(british('hɑːrd')).toEqual(['uk "hɑːrd" has an r that is not heard'])
  expect(british('ˈver.i')).toEqual([])
})

test('another British word has its own pronunciation checked', () => {
  expect(saidOfSense(ipa, {}, { ukWord: { word: 'flat', ipa: 'flat' } })).toHaveLength(1)
})

test('a function word may have its weak form before its strong one, other words have one', () => {
  const saidOf = (partOfSpeech: PartOfSpeech) =>
    saidOfSense(ipa, {}, { partOfSpeech, ipa: { uk: 'ðə, ðiː', us: 'ðə, ðiː' } })
  expect(saidOf('determiner')).toEqual([])
  expect(saidOf('noun')).toHaveLength(2)
  expect(
    saidOfSense(ipa, {}, { partOfSpeech: 'determiner', ipa: { uk: 'ðə, ði:', us: 'ðə' } }),
  ).toHaveLength(1)
})

test('a further meaning with a sound of its own has it checked', () => {
  const alsoMeans = (uk: string) => ({ verb: { gloss: ['sunmak'], ipa: { uk, us: 'prɪˈzent' } } })
  const saidOf = (uk: string) => said(ipa, aLexicon([aHeadword({ alsoMeans: alsoMeans(uk) })]))
  expect(saidOf('prɪˈzent')).toEqual([])
  expect(saidOf("prɪ'zent")).toHaveLength(1)
})
