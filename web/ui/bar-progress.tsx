import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'
import styles from './bar-progress.module.css'

/** What stands in the middle of the header while something is being asked. */
export function BarProgress({ children }: { readonly children: ReactNode }) {
  return <div className={styles.progress}>{children}</div>
}

const useBar = create<{ readonly isTold: boolean; readonly place: HTMLElement | null }>(() => ({
  isTold: false,
  place: null,
}))

/** Whether a screen says how far it is: the frame then has `ToldProgress` in its header. */
export function useHasToldProgress(): boolean {
  return useBar(({ isTold }) => isTold)
}

/** The place in the header for what a screen says. */
export function ToldProgress() {
  return <div ref={takePlace} className={styles.progress} />
}

function takePlace(place: HTMLElement | null) {
  useBar.setState({ place })
}

/** Says in the header how far the screen is, without the frame knowing what it says. */
export function TellProgress({ children }: { readonly children: ReactNode }) {
  const place = useBar((state) => state.place)
  useEffect(() => {
    useBar.setState({ isTold: true })
    return () => useBar.setState({ isTold: false })
  }, [])
  return place && createPortal(children, place)
}
