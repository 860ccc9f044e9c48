// What every test of a component needs; loaded before each of their files.

import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { hideToast } from './toast.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error, 'what the component complained about').not.toHaveBeenCalled()
  vi.restoreAllMocks()
  cleanup()
  hideToast()
  localStorage.clear()
})
