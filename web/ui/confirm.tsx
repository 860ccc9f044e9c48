import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './confirm.module.css'
import { useHistoryLayer } from './history-layer.ts'
import { rememberFocus } from './remember-focus.ts'

/** Asks before something that cannot be undone; the focus begins on the way out of it. */
export function Confirm({
  title,
  text,
  cancel,
  confirm,
  onCancel,
  onConfirm,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly cancel: string
  readonly confirm: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
  /** What else can be done instead. */
  readonly children?: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  useHistoryLayer(true, onCancel)
  useEffect(() => {
    const returnFocus = rememberFocus()
    dialog.current?.showModal()
    cancelButton.current?.focus()
    return returnFocus
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
    >
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <div className="row">
          <Button kind="secondary" ref={cancelButton} onClick={onCancel}>
            {cancel}
          </Button>
          {children}
          <span className="push" />
          <Button kind="destructive" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
