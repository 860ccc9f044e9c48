import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NextSteps } from './next-steps.tsx'

test('steps are rows in their order: links where they lead elsewhere, buttons where they act here', () => {
  const again = vi.fn()
  render(
    <NextSteps
      heading="Şimdi ne yapalım?"
      steps={[
        { title: '12 kelimeyi tekrar et', hint: 'yaklaşık 3 dakika', to: '/tekrar' },
        { title: 'Kaçırdıklarını sor', to: again },
        { title: 'Bugünlük yeter', to: '/' },
      ]}
    />,
  )

  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '12 kelimeyi tekrar etyaklaşık 3 dakika',
    'Kaçırdıklarını sor',
    'Bugünlük yeter',
  ])
  expect(screen.getByRole('link', { name: /Bugünlük yeter/ }).getAttribute('href')).toBe('/')
  screen.getByRole('button', { name: 'Kaçırdıklarını sor' }).click()
  expect(again).toHaveBeenCalledOnce()
})
