import { useEffect } from 'react'
import { create } from 'zustand'

const useAsking = create<{ isAsking: boolean }>(() => ({ isAsking: false }))

/** Whether Tekrar is asking: the frame then makes room for it. */
export function useIsRecalling(): boolean {
  return useAsking(({ isAsking }) => isAsking)
}

/** Tells the frame, for as long as the screen is up, whether Tekrar is asking. */
export function useTellRecalling(isAsking: boolean): void {
  useEffect(() => {
    useAsking.setState({ isAsking })
    return () => useAsking.setState({ isAsking: false })
  }, [isAsking])
}
