import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithEnglish } from './with-english.tsx'

test('the words of a hint, and what stands between stars, say that they are English', () => {
  render(
    <p>
      <WithEnglish
        sentence="Rakip için beat, maç için win kullanılır: *beat the team*, *win the match*."
        words={['beat', 'win']}
      />
    </p>,
  )
  const hint = screen.getByText(/^Rakip/)
  expect(hint.textContent).toBe(
    'Rakip için beat, maç için win kullanılır: beat the team, win the match.',
  )
  const english = [...hint.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)
  expect(english).toEqual(['beat', 'win', 'beat the team', 'win the match'])
})
