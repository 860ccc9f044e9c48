import { backupText } from '../text/backup.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import styles from './backup-note.module.css'
import { saveBackup } from './save-backup.ts'

/** Says that so many words lie on this device alone, and offers a backup. */
export function BackupNote({
  words,
  onClose,
}: {
  readonly words: number
  readonly onClose: () => void
}) {
  return (
    <div className={styles.hint}>
      <Note kind="info">{backupText.hint(words)}</Note>
      <div className="row">
        <Button
          kind="secondary"
          small
          onClick={() => {
            onClose()
            void saveBackup()
          }}
        >
          {backupText.save}
        </Button>
        <Button kind="quiet" small onClick={onClose}>
          {backupText.close}
        </Button>
      </div>
    </div>
  )
}
