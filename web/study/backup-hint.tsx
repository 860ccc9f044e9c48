import { useState } from 'react'
import { firmnessOf } from '#domain/record/studied-word.ts'
import { isTold, lastBackupAt, tellOnce } from '../storage/device.ts'
import { useStudy } from '../storage/record/study.ts'
import { backupText } from '../text/backup.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { focusHeading } from '../ui/screen.tsx'
import styles from './backup-hint.module.css'
import { saveBackup } from './save-backup.ts'

const hint = 'backup'
const leastWords = 50

/**
 * One calm word, once there is something to lose, that it lies on this device alone: at the end of
 * what one does here and in İlerleme, until it is put away once.
 */
export function BackupHint() {
  const words = useStudy((state) => state.words.filter((one) => firmnessOf(one) !== 'new').length)
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
