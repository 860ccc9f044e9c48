import { useEffect } from 'react'
import { create } from 'zustand'

/** How far the Tekrar on the screen is. */
export type RecallsLeft = {
  /** How many words are left. */
  readonly words: number
  /** How much of it is done, 0 to 1: it moves with every step. */
  readonly share: number
}

const useAsking = create<{ left: RecallsLeft | undefined }>(() => ({ left: undefined }))

/** How far the Tekrar on the screen is; `undefined` while it asks nothing. */
export function useRecallsLeft(): RecallsLeft | undefined {
  return useAsking(({ left }) => left)
}

/** Tells the frame, for as long as the screen is up, how far Tekrar is; `undefined` once it is over. */
export function useTellRecalls(words: number | undefined, share: number): void {
  useEffect(() => {
    useAsking.setState({ left: words === undefined ? undefined : { words, share } })
    return () => useAsking.setState({ left: undefined })
  }, [words, share])
}
