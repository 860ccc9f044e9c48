import { useSyncExternalStore } from 'react'

/** Whether the window is wide enough for two columns; not while a page is prerendered. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => false,
  )
}

const wide = () => matchMedia('(min-width: 62rem)')

function follow(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
