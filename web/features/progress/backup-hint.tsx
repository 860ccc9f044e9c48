import { useState } from 'react'
import { isTold, lastBackupAt, tellOnce } from '../../storage/device.ts'
import { saveBackup } from '../../study/save-backup.ts'
import { progressText } from '../../text/progress.ts'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { focusHeading } from '../../ui/screen.tsx'
import styles from './backup-hint.module.css'

const hint = 'backup'
const leastWords = 50

/** One calm word, once there is something to lose, that it lies on this device alone. */
export function BackupHint({ words }: { readonly words: number }) {
  const [isOpen, setOpen] = useState(() => !isTold(hint) && lastBackupAt() === undefined)
  if (!isOpen || words < leastWords) return null
  const close = () => {
    tellOnce(hint)
    setOpen(false)
    // The button that had the focus is gone.
    focusHeading()
  }
  return (
    <div className={styles.hint}>
      <Note kind="info">{progressText.backup(words)}</Note>
      <div className="row">
        <Button
          kind="secondary"
          small
          onClick={() => {
            close()
            void saveBackup()
          }}
        >
          {settingsText.backupFirst}
        </Button>
        <Button kind="quiet" small onClick={close}>
          {progressText.closeHint}
        </Button>
      </div>
    </div>
  )
}
