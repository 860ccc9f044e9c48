import { useState } from 'react'
import { isTold, lastBackupAt, tellOnce } from '../storage/device.ts'
import { backupText } from '../text/backup.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { focusHeading } from '../ui/screen.tsx'
import styles from './backup-note.module.css'
import { saveBackup } from './save-backup.ts'

const hint = 'backup'

/** Says that so many words lie on this device alone, and offers a backup: until it is put away once. */
export function BackupNote({ words }: { readonly words: number }) {
  const [isOpen, setOpen] = useState(() => !isTold(hint) && lastBackupAt() === undefined)
  if (!isOpen) return null
  const close = () => {
    tellOnce(hint)
    setOpen(false)
    // The button that had the focus is gone.
    focusHeading()
  }
  return (
    <div className={styles.hint}>
      <Note kind="info">{backupText.hint(words)}</Note>
      <div className="row">
        <Button
          kind="secondary"
          small
          onClick={() => {
            close()
            void saveBackup()
          }}
        >
          {backupText.save}
        </Button>
        <Button kind="quiet" small onClick={close}>
          {backupText.close}
        </Button>
      </div>
    </div>
  )
}
