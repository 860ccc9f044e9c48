import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everyWord, setOfWords } from '#domain/search/word-set.ts'
import { aTable, aTableWord } from '#domain/words/word-table.test-support.ts'
import { PrintedSet } from './printed-set.tsx'

const bite = aTableWord('bite', { partOfSpeech: 'noun', glosses: ['ısırık', 'lokma'] })
const biteAsVerb = aTableWord('bite', { partOfSpeech: 'verb', glosses: ['ısırmak'] })
const table = aTable([
  { ...bite, entries: [...bite.entries, ...biteAsVerb.entries] as typeof bite.entries },
  aTableWord('light', { glosses: ['ışık'] }),
])
const printed = (set = everyWord, link?: string) => {
  render(<PrintedSet name="Yemek" set={set} table={table} places={[0]} {...(link && { link })} />)
  return document.querySelector('li')?.textContent
}

test('of a word that is listed as one of its senses, only that one is printed', () => {
  expect(printed(setOfWords(['bite.n.1']))).toBe('bite isim ısırık, lokma')
})

test('of a word that is listed as a whole, everything is printed', () => {
  expect(printed()).toBe('bite isim ısırık, lokma fiil ısırmak')
})

test('the address stands below where there is one', () => {
  printed(everyWord, 'https://example.org/kelimeler')
  expect(document.querySelector('p')?.textContent).toBe('https://example.org/kelimeler')
})

test('an own word without a meaning gets a line to write on, and is said to be nothing else', () => {
  const own = {
    ...aTableWord('umpteen'),
    entries: [{ senses: [{ id: 'own-x.own.1', field: -1, glosses: [] }] }] as const,
  }
  const ofOwn = { ...table, at: () => own }
  render(<PrintedSet name="Yemek" set={everyWord} table={ofOwn} places={[0]} />)
  expect(document.querySelector('li')?.textContent?.trim()).toBe('umpteen')
  expect(document.querySelectorAll('li span span')).toHaveLength(1)
})
