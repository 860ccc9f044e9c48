import { expect, test } from 'vitest'
import { kindsInText, plainBaseOf } from './kind-in-text.ts'

/** The word between asterisks, where it stands; `noun` and `adjective` say what its neighbours are. */
function kindOf(sentence: string, neighbours: { adjective?: true; noun?: true } = {}) {
  const parts = sentence.split(' ')
  const at = parts.findIndex((part) => part.startsWith('*'))
  return kindsInText({
    written: (parts[at] ?? '').replaceAll('*', ''),
    before: parts[at - 1] ?? '',
    after: parts[at + 1] ?? '',
    isAfterAdjective: neighbours.adjective === true,
    isBeforeNoun: neighbours.noun === true,
  })[0]
}

test.each([
  ['how to *cook*', 'verb'],
  ["you mustn't *cook*", 'verb'],
  ['she *left* early', 'verb'],
  ['we *boiled* the eggs', 'verb'],
  ['after that *boiled* the eggs', 'verb'],
  ['and *fried* his chicken', 'verb'],
  ['while *chopping* them', 'verb'],
  ['i was *chopping*', 'verb'],
  ['has *boiled*', 'verb'],
  ['the *cook* said', 'noun'],
  ["my mother's *cook*", 'noun'],
  ['at *work*', 'noun'],
  ['was *scared*', 'adjective'],
  ['very *light*', 'adjective'],
])('%s is told for a %s', (sentence, kind) => {
  expect(kindOf(sentence)).toBe(kind)
})

test('between an article and a noun stands an adjective, after an adjective a noun', () => {
  expect(kindOf('the *boiled* eggs', { noun: true })).toBe('adjective')
  expect(kindOf('good *cook*', { adjective: true })).toBe('noun')
})

test('where the neighbours do not tell, nothing is told', () => {
  expect(kindOf('tomorrow *light*')).toBeUndefined()
})

test.each([
  ['chopping', 'chop'],
  ['chopped', 'chop'],
  ['peeled', 'peel'],
  ['mashed', 'mash'],
  ['grilling', 'grill'],
  ['fried', 'fry'],
  ['stirred', 'stir'],
  ['diced', undefined],
  ['sprinkled', undefined],
  ['tasted', undefined],
  ['ceiling', undefined],
  ['wedding', undefined],
  ['string', undefined],
  ['sibling', undefined],
  ['bread', undefined],
])('the base of %s is %s', (form, base) => {
  expect(plainBaseOf(form)).toBe(base)
})
