import { useEffect, useRef, useState } from 'react'
import type { LogRecord } from '#domain/record/log-record.ts'
import {
  keepBackupDate,
  lastBackupAt,
  type StorageFacts,
  storageFacts,
} from '../../storage/device.ts'
import { eraseEverything } from '../../storage/erase-everything.ts'
import {
  exportRecords,
  importRecords,
  openStudyLog,
  takeBackImport,
  useStudy,
} from '../../storage/record/study.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast.tsx'
import { KeptLevels } from './kept-levels.tsx'
import styles from './settings.module.css'
import { TranslationConsent } from './translation-consent.tsx'

const dateFormat = new Intl.DateTimeFormat('tr', { dateStyle: 'long' })
const monthMs = 31 * 24 * 3_600_000

/** What becomes of the learner's record: kept, copied to a file, read from one, deleted. */
export function DataSettings() {
  useEffect(() => void openStudyLog(), [])
  return (
    <section className={styles.group}>
      <h2>{settingsText.data}</h2>
      <RecordProblem />
      <BackupRow />
      <KeptLevels />
      <TranslationConsent />
      <StorageRow />
      <EraseRow />
    </section>
  )
}

function BackupRow() {
  const file = useRef<HTMLInputElement>(null)
  const [madeAt, setMadeAt] = useState<number>()
  const [offered, setOffered] = useState<readonly LogRecord[]>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const hasWords = useStudy((state) => state.words.length > 0)
  useEffect(() => setMadeAt(lastBackupAt()), [])

  const read = async (chosen: File) => {
    setProblem(undefined)
    setReading(true)
    const { readBackup } = await import('../../storage/record/backup.ts')
    const backup = await readBackup(chosen)
    setReading(false)
    if (!backup.ok) {
      setProblem(settingsText.problems[backup.problem])
      return
    }
    const known = new Set((await exportRecords()).map(({ id }) => id))
    setOffered(backup.value.filter(({ id }) => !known.has(id)))
    if (backup.value.every(({ id }) => known.has(id))) {
      setOffered(undefined)
      showToast({ text: settingsText.importNothing })
    }
  }
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>{settingsText.backup}</p>
          <p className={styles.hint}>
            {settingsText.backupHint} <BackupDate madeAt={madeAt} hasWords={hasWords} />
          </p>
        </div>
        <div className="row">
          <Button
            kind="secondary"
            small
            onClick={() => void exportBackup().then(() => setMadeAt(lastBackupAt()))}
          >
            <Icon name="download" small />
            {settingsText.export}
          </Button>
          <Button
            kind="secondary"
            small
            aria-busy={isReading}
            onClick={() => file.current?.click()}
          >
            <Icon name="upload" small />
            {isReading ? settingsText.reading : settingsText.import}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={settingsText.import}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void read(chosen)
              // So that the same file can be chosen again.
              target.value = ''
            }}
          />
        </div>
      </div>
      {problem && (
        <Note kind="bad" role="alert">
          {problem}
        </Note>
      )}
      {offered && <ImportOffer records={offered} onDone={() => setOffered(undefined)} />}
    </>
  )
}

function BackupDate({
  madeAt,
  hasWords,
}: {
  readonly madeAt: number | undefined
  readonly hasWords: boolean
}) {
  if (madeAt === undefined) return hasWords ? settingsText.noBackup : null
  const isOld = hasWords && Date.now() - madeAt > monthMs
  return `${settingsText.lastBackup(dateFormat.format(madeAt))}${isOld ? ` ${settingsText.backupOld}` : ''}`
}

/** What a backup would add, before it does. */
function ImportOffer({
  records,
  onDone,
}: {
  readonly records: readonly LogRecord[]
  readonly onDone: () => void
}) {
  const answers = records.filter(({ kind }) => kind === 'answer').length
  const add = async () => {
    const added = await importRecords(records)
    onDone()
    if (!added) {
      showToast({ text: settingsText.importFailed, icon: 'warning', isAlert: true })
      return
    }
    showToast({
      text: settingsText.imported(added.length),
      action: {
        label: settingsText.importUndo,
        run: () => {
          void takeBackImport(added).then(() => showToast({ text: settingsText.importUndone }))
        },
      },
    })
  }
  return (
    <div className={styles.offer} role="group" aria-label={settingsText.importTitle}>
      <p role="status">{settingsText.importSummary(answers, records.length - answers)}</p>
      <div className="row">
        <Button kind="primary" small onClick={() => void add()}>
          {settingsText.importDo}
        </Button>
        <Button kind="quiet" small onClick={onDone}>
          {settingsText.cancel}
        </Button>
      </div>
    </div>
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
          {facts?.isClearedWhenUnused && ` ${settingsText.iosHint}`}
        </p>
      </div>
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
        <Icon name="trash" small />
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
          <Button kind="quiet" onClick={() => void exportBackup()}>
            {settingsText.backupFirst}
          </Button>
        </Confirm>
      )}
    </div>
  )
}

/** Hands the learner a file with everything in the record. */
async function exportBackup(): Promise<void> {
  const { backupName, packBackup } = await import('../../storage/record/backup.ts')
  const now = Date.now()
  const address = URL.createObjectURL(await packBackup(await exportRecords(), now))
  const link = document.createElement('a')
  link.href = address
  link.download = backupName(now)
  link.click()
  URL.revokeObjectURL(address)
  keepBackupDate(now)
}
