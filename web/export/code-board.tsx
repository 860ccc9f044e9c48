import { useEffect, useId, useRef } from 'react'
import { sharingText } from '../text/sharing.ts'
import { IconButton } from '../ui/button.tsx'
import { useHistoryLayer } from '../ui/history-layer.ts'
import { rememberFocus } from '../ui/remember-focus.ts'
import styles from './code-board.module.css'
import { linkCode } from './link-code.ts'

/** A link as a QR code over the whole screen, for a class to point their phones at. */
export default function CodeBoard({
  link,
  name,
  onClose,
}: {
  readonly link: string
  readonly name: string
  readonly onClose: () => void
}) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useHistoryLayer(true, onClose)
  useEffect(() => {
    const returnFocus = rememberFocus()
    dialog.current?.showModal()
    return returnFocus
  }, [])
  const { size, path } = linkCode(link)
  return (
    <dialog ref={dialog} className={styles.board} aria-labelledby={title} onClose={onClose}>
      <div className={styles.head}>
        <div>
          <h2 id={title}>{name}</h2>
          <p>{sharingText.codeHint}</p>
        </div>
        <IconButton icon="close" label={sharingText.close} onClick={onClose} />
      </div>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={sharingText.codeName(name)}
      >
        <path d={path} />
      </svg>
    </dialog>
  )
}
