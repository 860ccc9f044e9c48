import { expect, test } from 'vitest'
import { aLexicon, aWord, said } from './a-lexicon.ts'
import { turkishDefinitionIsItsOwn } from './turkish-definition-is-its-own.ts'

const postpone = aWord('postpone', { definitionTr: 'bir işi daha geç bir zamana bırakmak' })
const delay = aWord('delay', { definitionTr: 'bir işi geç zamana bırakmak' })

test('a Turkish definition belongs to one headword', () => {
  expect(said(turkishDefinitionIsItsOwn, aLexicon([postpone, aWord('gather')]))).toEqual([])
  expect(said(turkishDefinitionIsItsOwn, aLexicon([aWord('assemble'), aWord('gather')]))[0]).toBe(
    '"aynı yerde bir araya gelmek" defines assemble.v.1 too',
  )
})

test('what one word tells apart plainly is named and let stand', () => {
  const relatives = [
    aWord('grandfather', { id: 'grandfather.n.1', definitionTr: 'annenin ya da babanın babası' }),
    aWord('grandmother', { id: 'grandmother.n.1', definitionTr: 'annenin ya da babanın annesi' }),
  ]
  expect(said(turkishDefinitionIsItsOwn, aLexicon(relatives))).toEqual([])
})

test('nearly the same is a problem within a list, and worth a look elsewhere', () => {
  const list = ['postpone', 'delay'].map((headword) => ({
    headword,
    partOfSpeech: 'verb' as const,
  }))
  const lists = { kolay: [], zor: list }
  const inList = said(turkishDefinitionIsItsOwn, aLexicon([postpone, delay], { lists }))
  expect(inList).toHaveLength(2)
  expect(inList[0]).toMatch(/^definitionTr .* is nearly that of delay.v.1/)
  expect(said(turkishDefinitionIsItsOwn, aLexicon([postpone, delay]))[0]).toMatch(/^advice: /)
})
