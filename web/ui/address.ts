import { createContext, use } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'

/** The path of the page that is being painted, where there is no browser to ask. */
export const PaintedPath = createContext<string | undefined>(undefined)

/** The path of the address, live; of a word that is written in another alphabet, its letters. */
export function usePath(): string {
  const ssrPath = use(PaintedPath)
  return decoded(usePathname(ssrPath === undefined ? {} : { ssrPath }))
}

/**
 * What stands behind the `?` of the address, as it is written there; nothing on a painted page,
 * which knows no address but its own.
 */
export function useAddressSearch(): string {
  return useSearch({ ssrSearch: '' }).slice(1)
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch (error) {
    // An escape that was cut short, by hand or by a program that shortens links.
    if (error instanceof URIError) return path
    throw error
  }
}
