import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideActionToast, showToast, Toasts } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts closeLabel="Bildirimi kapat" />)
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a toast goes by itself, unless somebody stands in it', () => {
  act(() => showToast({ text: 'Kaydedildi' }))
  screen.getByRole('button', { name: 'Bildirimi kapat' }).focus()
  pass(60_000)
  screen.getByText('Kaydedildi')

  screen.getByRole('button', { name: 'Bildirimi kapat' }).blur()
  pass(60_000)
  expect(screen.queryByText('Kaydedildi')).toBeNull()
})

test('one that offers to do something stays, and does it once', () => {
  const undone = vi.fn()
  act(() => showToast({ text: 'Silindi', action: { label: 'Geri al', run: undone } }))
  pass(600_000)

  fireEvent.click(screen.getByRole('button', { name: 'Geri al' }))
  expect(undone).toHaveBeenCalledOnce()
  expect(screen.queryByText('Silindi')).toBeNull()
})

test('another screen takes away an offer, and leaves what only tells', () => {
  act(() => showToast({ text: 'Silindi', action: { label: 'Geri al', run: vi.fn() } }))
  act(hideActionToast)
  expect(screen.queryByText('Silindi')).toBeNull()

  act(() => showToast({ text: 'Kaydedildi' }))
  act(hideActionToast)
  screen.getByText('Kaydedildi')
})

test('an offer that is for the next screen goes with the one after it', () => {
  const action = { label: 'Geri al', run: vi.fn() }
  act(() => showToast({ text: 'Silindi', action, isForNext: true }))
  act(hideActionToast)
  screen.getByText('Silindi')
  act(hideActionToast)
  expect(screen.queryByText('Silindi')).toBeNull()
})

test('a failure is said at once, anything else when there is time', () => {
  act(() => showToast({ text: 'Ses çalınamadı', isAlert: true }))
  expect(screen.getByRole('alert').textContent).toContain('Ses çalınamadı')
  act(() => showToast({ text: 'Kaydedildi' }))
  expect(screen.getByRole('status').textContent).toContain('Kaydedildi')
})
