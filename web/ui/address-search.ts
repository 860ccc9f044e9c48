import { useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'

/**
 * What stands behind the `?` of the address, as it is written there; nothing on a painted page,
 * which knows no address but its own.
 */
export function useAddressSearch(): string {
  // Told by the router when it changes; but decoded, which a typed % does not survive.
  useSearch()
  const isPainted = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  return isPainted ? '' : location.search.slice(1)
}
