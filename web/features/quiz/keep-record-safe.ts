import { askForPersistence, storageFacts, tellOnce } from '../../storage/device.ts'
import { clearedWhenUnusedText } from '../../text/cleared-record.ts'
import { showToast } from '../../ui/toast.tsx'

/** After a game there is something to lose: asks the browser to keep it, and warns where it won't. */
export async function keepRecordSafe(): Promise<void> {
  await askForPersistence()
  const { isClearedWhenUnused } = await storageFacts()
  if (isClearedWhenUnused && tellOnce('cleared-when-unused')) {
    showToast({ text: clearedWhenUnusedText, icon: 'warning' })
  }
}
