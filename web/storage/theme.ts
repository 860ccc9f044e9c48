import { paintKeys } from './local-record.ts'

/** The colours: as the device has them, or always light, or always dark. */
export type Theme = 'device' | 'light' | 'dark'

// Plain text, for the script that reads it before the first paint.
const key = paintKeys.theme

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'device'
}

/** Applies `theme` at once and keeps it, where the browser lets us. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'device') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'device') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
