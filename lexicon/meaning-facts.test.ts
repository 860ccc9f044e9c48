import { expect, test } from 'vitest'
import { isDefensible } from '#domain/quiz/distractor-proof.ts'
import { aHeadword, aLexicon, anEntry, aSense, aWord } from './checks/a-lexicon.ts'
import { meaningFacts } from './meaning-facts.ts'
import type { Headword } from './schema.ts'

function mayNotMeet(a: Headword, b: Headword, ...others: Headword[]): boolean {
  const facts = meaningFacts(aLexicon([a, b, ...others]))
  const [ofA, ofB] = [facts.get(a.headword), facts.get(b.headword)]
  if (!ofA || !ofB) throw new Error('both are in the lexicon')
  expect(isDefensible(ofA, ofB)).toBe(isDefensible(ofB, ofA))
  return isDefensible(ofA, ofB)
}

test('two words that share a meaning anywhere do not meet, whatever their parts of speech', () => {
  const spring = aHeadword({
    headword: 'spring',
    alsoMeans: { noun: { gloss: ['yay'] } },
    entries: [
      anEntry({ partOfSpeech: 'noun', senses: [aSense({ gloss: ['ilkbahar'] })] }),
      anEntry({ senses: [aSense({ gloss: ['fırlamak'] })] }),
    ],
  })
  expect(mayNotMeet(spring, aWord('coil', { gloss: ['YAY'] }))).toBe(true)
  expect(mayNotMeet(spring, aWord('leap', { gloss: ['Fırlamak'] }))).toBe(true)
  expect(mayNotMeet(spring, aWord('sit', { gloss: ['oturmak'] }))).toBe(false)
})

test('synonyms and words to avoid do not meet, also when one side alone says so', () => {
  const vague = aWord('vague', { gloss: ['belirsiz'] })
  const [a, b] = [{ synonyms: ['vague'] }, { avoidAsDistractor: ['vague'] }]
  expect(mayNotMeet(aWord('unclear', { gloss: ['net değil'], ...a }), vague)).toBe(true)
  expect(mayNotMeet(aWord('ambiguous', { gloss: ['iki anlamlı'], ...b }), vague)).toBe(true)
})

test('a wider word is followed over as many steps as there are', () => {
  const puppy = aWord('puppy', { gloss: ['enik'], kindOf: 'dog' })
  const dog = aWord('dog', { gloss: ['köpek'], kindOf: 'animal' })
  const animal = aWord('animal', { gloss: ['hayvan'] })
  const cat = aWord('cat', { gloss: ['kedi'], kindOf: 'animal' })
  expect(mayNotMeet(puppy, animal, dog)).toBe(true)
  expect(mayNotMeet(puppy, cat, dog, animal)).toBe(false)
})

test('a loop of kinds comes to an end', () => {
  const a = aWord('thing', { gloss: ['şey'], kindOf: 'object' })
  const b = aWord('object', { gloss: ['nesne'], kindOf: 'thing' })
  expect(mayNotMeet(a, b)).toBe(true)
})

test('words of one family do not meet', () => {
  const [decide, decisive] = [
    aWord('decide', { gloss: ['karar vermek'] }),
    aWord('decisive', { gloss: ['kararlı'] }),
  ]
  expect(mayNotMeet(decide, decisive)).toBe(true)
})

test('phrasal verbs of one verb meet, for they mean nothing alike', () => {
  const phrasal = { partOfSpeech: 'phrasal verb' } as const
  const after = aWord('look after', { gloss: ['bakmak'] }, phrasal)
  const forIt = aWord('look for', { gloss: ['aramak'] }, phrasal)
  expect(mayNotMeet(after, forIt)).toBe(false)
  expect(mayNotMeet(after, aWord('take care', { gloss: ['Bakmak'] }, phrasal))).toBe(true)
})
