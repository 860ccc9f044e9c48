import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regularForms } from './inflection.ts'
import { wordOfForm } from './word-of-form.ts'
import { aTable, aTableWord } from './word-table.test-support.ts'

const table = aTable([
  aTableWord('be', { partOfSpeech: 'verb', forms: ['was', 'were', 'been'] }),
  aTableWord('go', { partOfSpeech: 'verb', forms: ['went', 'gone'] }),
  aTableWord('have to', { partOfSpeech: 'verb', forms: ['had to'] }),
  aTableWord('ice cream'),
  aTableWord('give up', { partOfSpeech: 'phrasal verb', forms: ['gave up', 'given up'] }),
  aTableWord('look after', { partOfSpeech: 'phrasal verb' }),
  aTableWord('at least', { partOfSpeech: 'phrase' }),
  aTableWord('stop', { partOfSpeech: 'verb' }),
])

test.each([
  ['went', 'go'],
  ['goes', 'go'],
  ['going', 'go'],
  ['stopped', 'stop'],
  ['ice-creams', 'ice cream'],
  ['looked-after', 'look after'],
  ['had-to', 'have to'],
  ['gave-up', 'give up'],
  ['giving-up', 'give up'],
  ['gived-up', undefined],
  ['at-leasts', undefined],
  ['bed', undefined],
  ['goed', undefined],
  ['look-afters', undefined],
  ['', undefined],
])('the address %s means %s', (slug, headword) => {
  expect(wordOfForm(table)(slug)?.headword).toBe(headword)
})

test('a form by rule means a word that has it', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-e]{2,4}$/), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(names, (headwords) => {
      const nouns = aTable(headwords.map((headword) => aTableWord(headword)))
      for (const headword of headwords) {
        for (const form of regularForms(headword, 'noun')) {
          const found = wordOfForm(nouns)(form)
          expect(regularForms(found?.headword ?? '', 'noun')).toContain(form)
        }
      }
    }),
  )
})
