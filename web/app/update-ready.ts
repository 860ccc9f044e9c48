import { create } from 'zustand'

/**
 * How a new version is let in that is on the device, whole, and waits to be asked in; `undefined`
 * where none waits. It shows this page anew, or gives `false` where the new version has not come:
 * then the page stays as it is, and may ask again. Nothing else ever reloads the page.
 */
export const useUpdate = create<{ readonly take: (() => Promise<boolean>) | undefined }>(() => ({
  take: undefined,
}))
