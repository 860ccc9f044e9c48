import { type ReactNode, useEffect, useRef } from 'react'
import { useHistoryLayer } from './history-layer.ts'
import { rememberFocus } from './remember-focus.ts'
import styles from './sheet.module.css'

/**
 * A sheet over the screen: from below on phones, at the right on wide screens. Esc, Back and a tap
 * beside it close it; the focus then returns to where it was.
 */
export function Sheet({
  labelledBy,
  isWide = false,
  onClose,
  children,
}: {
  readonly labelledBy: string
  /** Whether two things stand side by side in it where there is room. */
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useHistoryLayer(true, onClose)
  useEffect(() => {
    const returnFocus = rememberFocus()
    const element = dialog.current
    // What lies beside the sheet belongs to the dialog's own box; the keyboard has Esc.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) element?.close()
    }
    element?.showModal()
    element?.addEventListener('click', closeBeside)
    return () => {
      element?.removeEventListener('click', closeBeside)
      returnFocus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-wide={isWide ? '' : undefined}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
