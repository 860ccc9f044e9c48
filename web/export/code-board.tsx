import { useEffect, useId, useRef } from 'react'
import { encode } from 'uqr'
import { sharingText } from '../text/sharing.ts'
import { IconButton } from '../ui/button.tsx'
import { useHistoryLayer } from '../ui/history-layer.ts'
import { rememberFocus } from '../ui/remember-focus.ts'
import styles from './code-board.module.css'

/** Around a code, so many of its squares stay white: the standard asks for them (ISO 18004). */
const quietZone = 4

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
  const { data, size } = encode(link, { border: quietZone })
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
        <path d={squares(data)} />
      </svg>
    </dialog>
  )
}

/** The dark squares as one drawing, those beside each other in one stroke. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
}
