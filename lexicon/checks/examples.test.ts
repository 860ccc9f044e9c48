import { expect, test } from 'vitest'
import { aLexicon, aWord, said, saidOfSense } from './a-lexicon.ts'
import { examples } from './examples.ts'

const tr = 'Meydanda bir kalabalık toplandı.'
const saidOf = (en: string, turkish = tr) => saidOfSense(examples, { example: { en, tr: turkish } })
const has = (headword: string, en: string) =>
  said(examples, aLexicon([aWord(headword, { example: { en, tr } })])).length === 0

test('an example has the headword in an ordinary form', () => {
  expect(saidOf('They are gathering in the square.')).toEqual([])
  expect(saidOf('They are meeting in the square.')).toEqual([
    'the example "They are meeting in the square." lacks the headword',
  ])
  expect(has('stop', 'The bus stopped at the corner.')).toBe(true)
  expect(has('carry', 'He carries her heavy bag home.')).toBe(true)
  expect(has('go', 'We went home by bus yesterday.')).toBe(true)
  expect(has('turn off', 'Please turn the kitchen radio off.')).toBe(true)
  expect(has("driver's license", "Show me your driver's license, please.")).toBe(true)
  expect(has('art', 'We started the party without him.')).toBe(false)
})

test('it is a whole sentence in both languages', () => {
  expect(saidOf('they gathered in the square')).toEqual([
    'the English example begins in lower case',
    'the English example has no end mark',
  ])
  expect(saidOf('They gathered in the square.', 'ılık bir gün')).toEqual([
    'the Turkish example begins in lower case',
    'the Turkish example has no end mark',
  ])
})

test('it has four to twelve words', () => {
  expect(saidOf('They gathered quickly.')).toEqual(['advice: the example has 3 words'])
  expect(saidOf('We gathered.')).toEqual(['the example has 2 words'])
})

test('the learner is called sen', () => {
  const advised = saidOf('Gather your papers from the table.', 'Kâğıtlarınızı masadan toplayın.')
  expect(advised).toEqual(['advice: "kâğıtlarınızı" in the Turkish example may be a siz form'])
  expect(
    saidOf('We gathered by the sea.', 'Denizin kıyısında, temiz bir yerde toplandık.'),
  ).toEqual([])
})

test('two senses do not share an example', () => {
  const same = { example: { en: 'They gather and meet here.', tr } }
  const lexicon = aLexicon([aWord('gather', same), aWord('meet', same)])
  expect(said(examples, lexicon)).toEqual(['the example is also that of gather.v.1'])
})
