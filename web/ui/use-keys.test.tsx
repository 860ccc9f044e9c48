import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

test('a key that is pressed the moment a screen is there is not lost', () => {
  const onKey = vi.fn(() => true)
  function Keys() {
    useKeys(onKey)
    return null
  }
  function Screen() {
    // Before the browser has painted: nobody can be quicker.
    useLayoutEffect(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
    }, [])
    return <Keys />
  }
  render(<Screen />)

  expect(onKey).toHaveBeenCalledOnce()
})
