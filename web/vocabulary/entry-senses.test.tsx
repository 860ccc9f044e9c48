import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { anEntryDetail, aSenseDetail } from './a-word-detail.test-support.ts'
import { EntrySenses } from './entry-senses.tsx'

function show(...senses: Partial<SenseDetail>[]) {
  const entry = anEntryDetail({
    senses: senses.map((with_, at) => ({ ...aSenseDetail(`light.n.${at + 1}`), ...with_ })),
  })
  render(<EntrySenses headword="light" entry={entry} />)
}

test('a label stands at the sense that it is true of', () => {
  show(
    { gloss: ['ışık'], countability: 'uncountable' },
    { gloss: ['lamba'], countability: 'countable' },
  )
  expect(screen.getByText(/^ışık/).textContent).toBe('ışık sayılamaz')
  expect(screen.getByText(/^lamba/).textContent).toBe('lamba sayılabilir')
})

test('a use has its own labels, and the word is marked in both languages', () => {
  show({
    gloss: ['ışık'],
    uses: [{ en: 'turn on the lights', tr: 'ışıkları açmak', register: 'spoken' }],
    patterns: ['light something'],
  })
  expect(screen.getByText('lights').tagName).toBe('B')
  expect(screen.getByText('ışıkları').tagName).toBe('B')
  screen.getByText('konuşma dili')
  expect(screen.getByText('light something').lang).toBe('en')
})

test('a use that means more than the definition says is called a fixed phrase', () => {
  show({
    gloss: ['ışık'],
    uses: [{ en: 'bring to light', tr: 'gün ışığına çıkarmak', phrase: true }],
  })
  screen.getByText('kalıp söz')
})

test('a sense without uses and patterns has no heading for them', () => {
  show({})
  expect(screen.queryByText('Kullanımı')).toBeNull()
  expect(screen.queryByText('Kalıp')).toBeNull()
})
