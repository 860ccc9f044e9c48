import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { AnsweredTile, AnswerTile, RevealedTile } from './later-tiles.tsx'

const [entry] = someEntries(1) as [WordEntry]

test.each([
  [true, true, 'Yanıtın · doğru', 'right'],
  [false, true, 'Yanıtın · yanlış', 'wrong'],
  [true, false, 'Doğru yanıt', 'missed'],
  [false, false, '', 'plain'],
])(
  'an option that is right (%s) and picked (%s) says “%s”',
  (isTrue, isSelection, says, verdict) => {
    const option = { ...entry, isTrue, isSelection, indexWord: 0 }
    render(
      <AnsweredTile option={option} letter="B" senses={1} direction="en-tr" onOpen={vi.fn()} />,
    )

    const tile = screen.getByRole('button')
    expect(tile.dataset.verdict).toBe(verdict)
    expect(tile.textContent).toContain(says)
    // Told in words and by a sign, not by the colour alone.
    expect(tile.querySelector('svg') !== null).toBe(verdict !== 'plain')
    expect(screen.getByText(entry.word).lang).toBe('en')
  },
)

test('in the other direction the option is English and its meaning stands below', () => {
  const option = { ...entry, isTrue: true, isSelection: true, indexWord: 0 }
  render(<AnsweredTile option={option} letter="B" senses={1} direction="tr-en" onOpen={vi.fn()} />)

  expect(screen.getByText(entry.word).lang).toBe('en')
  screen.getByText('Babı')
})

test('a revealed option says what it was and its word, with a sign in the place of its letter', () => {
  const option = { ...entry, isTrue: true, isSelection: false, indexWord: 0 }
  render(<RevealedTile option={option} letter="B" senses={1} direction="en-tr" onOpen={vi.fn()} />)

  const tile = screen.getByRole('button', { name: `Babı . Doğru yanıt ${entry.word}` })
  expect(tile.querySelector('svg')).not.toBe(null)
  expect(screen.queryByText('B')).toBe(null)
})

test('a short answer that is wrong is told so, by a cross in the place of its letter', () => {
  render(<AnswerTile letter="C" text="ışık" isWrong onPick={vi.fn()} />)

  expect(screen.getByRole('button').dataset.verdict).toBe('wrong')
  expect(screen.queryByText('C')).toBe(null)
  screen.getByText('Işık')
})
