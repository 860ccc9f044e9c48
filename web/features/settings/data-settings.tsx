import { useEffect, useState } from 'react'
import { type StorageFacts, storageFacts } from '../../storage/device.ts'
import { eraseEverything } from '../../storage/erase-everything.ts'
import { install, useIsInstallable } from '../../storage/installation.ts'
import { openStudyLog, useStudy } from '../../storage/record/study.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { saveBackup } from '../../study/save-backup.ts'
import { clearedWhenUnusedText } from '../../text/cleared-record.ts'
import { installText } from '../../text/install.ts'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { BackupSettings } from './backup-settings.tsx'
import { KeptLevels } from './kept-levels.tsx'
import styles from './settings.module.css'
import { TranslationConsent } from './translation-consent.tsx'

/** What becomes of the learner's record: kept, copied to a file, read from one, deleted. */
export function DataSettings() {
  useEffect(() => void openStudyLog(), [])
  return (
    <section className={styles.group}>
      <h2>{settingsText.data}</h2>
      <RecordProblem />
      <BackupSettings />
      <KeptLevels />
      <TranslationConsent />
      <StorageRow />
      <InstallRow />
      <EraseRow />
    </section>
  )
}

function StorageRow() {
  const [facts, setFacts] = useState<StorageFacts>()
  useEffect(() => void storageFacts().then(setFacts), [])
  const megabytes = facts?.usedBytes === undefined ? undefined : facts.usedBytes / 2 ** 20
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{settingsText.storage}</p>
        <p className={styles.hint}>
          {facts && (facts.isPersistent ? settingsText.persisted : settingsText.notPersisted)}
          {megabytes !== undefined &&
            ` ${settingsText.usage(megabytes < 0.1 ? settingsText.little : settingsText.megabytes(megabytes))}`}
          {facts?.isClearedWhenUnused && ` ${clearedWhenUnusedText}`}
        </p>
      </div>
    </div>
  )
}

/** The way to have the site as an app, where the browser offers it. */
function InstallRow() {
  const isInstallable = useIsInstallable()
  if (!isInstallable) return null
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{installText.title}</p>
        <p className={styles.hint}>{installText.titleHint}</p>
      </div>
      <Button kind="secondary" small onClick={install}>
        {installText.install}
      </Button>
    </div>
  )
}

function EraseRow() {
  const [isAsking, setAsking] = useState(false)
  const words = useStudy((state) => state.words.length)
  const erase = async () => {
    setAsking(false)
    if (!(await eraseEverything())) {
      showToast({ text: settingsText.eraseFailed, icon: 'warning', isAlert: true })
      return
    }
    // Everything in memory goes with the page.
    location.assign('/')
  }
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{settingsText.erase}</p>
        <p className={styles.hint}>{settingsText.eraseHint}</p>
      </div>
      <Button kind="destructive" small onClick={() => setAsking(true)}>
        <LaterIcon name="trash" small />
        {settingsText.eraseDo}
      </Button>
      {isAsking && (
        <Confirm
          title={settingsText.eraseTitle}
          text={settingsText.eraseText(words)}
          cancel={settingsText.cancel}
          confirm={settingsText.erase}
          onCancel={() => setAsking(false)}
          onConfirm={() => void erase()}
        >
          <Button kind="quiet" onClick={() => void saveBackup()}>
            {settingsText.backupFirst}
          </Button>
        </Confirm>
      )}
    </div>
  )
}
