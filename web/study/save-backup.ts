import { keepBackupDate } from '../storage/device.ts'
import { backupName } from '../storage/record/backup.ts'
import { makeBackup } from '../storage/record/export.ts'
import { recordsOnTheirWay } from '../storage/record/study.ts'
import { settingsText } from '../text/settings.ts'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast.tsx'

/** Hands the learner a file with everything in the record, and remembers when; or says why not. */
export async function saveBackup(): Promise<void> {
  const now = Date.now()
  const backup = await makeBackup(now, recordsOnTheirWay())
  if (!backup.ok) {
    const text = settingsText.exportProblems[backup.problem]
    showToast({ text, icon: 'warning', isAlert: true })
    return
  }
  const { file, unreadable } = backup.value
  saveFile(file, backupName(now))
  keepBackupDate(now)
  if (unreadable > 0) {
    showToast({ text: settingsText.exportUnreadable(unreadable), icon: 'warning', isAlert: true })
  }
}
