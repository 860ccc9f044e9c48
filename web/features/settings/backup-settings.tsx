import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { lastBackupAt } from '../../storage/device.ts'
import { useStudy } from '../../storage/record/study.ts'
import { saveBackup } from '../../study/save-backup.ts'
import { dateFormat } from '../../text/date-format.ts'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { ImportPanel as Panel } from './import-panel.tsx'
import styles from './settings.module.css'
import { type LastImport, useImport } from './use-import.ts'

// Fetched while the page is read; where it did not come, an import is none.
const loadPanel = () => import('./import-panel.tsx').then(({ ImportPanel }) => ImportPanel)
const ImportPanel = lazy(async () => ({ default: await loadPanel().catch(() => Unloaded) }))
const Unloaded: typeof Panel = () => (
  <Note kind="bad" role="alert">
    {settingsText.importProblems.unloaded}
  </Note>
)

const dayText = dateFormat({ dateStyle: 'long' })
const monthMs = 31 * 24 * 3_600_000

/** The record as a file: written, read back in, and the last import taken back. */
export function BackupSettings() {
  const file = useRef<HTMLInputElement>(null)
  const [madeAt, setMadeAt] = useState<number>()
  const [isSaving, setSaving] = useState(false)
  const { state, last, read, add, cancel, takeBack } = useImport()
  useEffect(() => {
    setMadeAt(lastBackupAt())
    void loadPanel().catch(() => undefined)
  }, [])

  const save = async () => {
    setSaving(true)
    await saveBackup()
    setSaving(false)
    setMadeAt(lastBackupAt())
  }
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>{settingsText.backup}</p>
          <p className={styles.hint}>
            {settingsText.backupHint} <BackupDate madeAt={madeAt} />
          </p>
        </div>
        <div className="row">
          <Button
            kind="secondary"
            small
            aria-busy={isSaving}
            onClick={() => {
              if (!isSaving) void save()
            }}
          >
            <LaterIcon name="download" small />
            {settingsText.export}
          </Button>
          <Button kind="secondary" small onClick={() => file.current?.click()}>
            <LaterIcon name="upload" small />
            {settingsText.import}
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
      {state.kind !== 'idle' && (
        <Suspense>
          <ImportPanel state={state} onAdd={() => void add()} onCancel={cancel} />
        </Suspense>
      )}
      {last && <LastImportRow last={last} onTakeBack={() => void takeBack()} />}
    </>
  )
}

function BackupDate({ madeAt }: { readonly madeAt: number | undefined }) {
  const hasWords = useStudy((state) => state.words.length > 0)
  if (madeAt === undefined) return hasWords ? settingsText.noBackup : null
  const isOld = hasWords && Date.now() - madeAt > monthMs
  return `${settingsText.lastBackup(dayText(madeAt))}${isOld ? ` ${settingsText.backupOld}` : ''}`
}

/** The way back from the last import, until there is another one. */
function LastImportRow({
  last,
  onTakeBack,
}: {
  readonly last: NonNullable<LastImport>
  readonly onTakeBack: () => void
}) {
  return (
    <div className={styles.row} role="group" aria-label={settingsText.lastImport}>
      <div>
        <p className={styles.label}>{settingsText.lastImport}</p>
        <p className={styles.hint}>{settingsText.lastImportHint(dayText(last.at), last.records)}</p>
      </div>
      <Button kind="secondary" small onClick={onTakeBack}>
        <Icon name="undo" small />
        {settingsText.importUndo}
      </Button>
    </div>
  )
}
