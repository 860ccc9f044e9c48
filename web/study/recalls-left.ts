import { useEffect } from 'react'
import { create } from 'zustand'

const useAsking = create<{ left: number | undefined }>(() => ({ left: undefined }))

/** How many words are left in the Tekrar on the screen; `undefined` while it asks nothing. */
export function useRecallsLeft(): number | undefined {
  return useAsking(({ left }) => left)
}

/** Tells the frame, for as long as the screen is up, how many words Tekrar has left to ask. */
export function useTellRecalls(left: number | undefined): void {
  useEffect(() => {
    useAsking.setState({ left })
    return () => useAsking.setState({ left: undefined })
  }, [left])
}
