import { useSyncExternalStore } from 'react'

/** Whether the window is wide enough for two columns; not while a page is prerendered. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => false,
  )
}

// Asked on every render, so it is kept.
let query: MediaQueryList | undefined

function wide(): MediaQueryList {
  query ??= matchMedia('(min-width: 62rem)')
  return query
}

function follow(onChange: () => void): () => void {
  wide().addEventListener('change', onChange)
  return () => wide().removeEventListener('change', onChange)
}
