import { importText } from '../../text/import.ts'
import { Button } from '../../ui/button.tsx'
import styles from './import.module.css'
import { TaskProgress } from './task-progress.tsx'
import type { ImportState } from './use-import-words.ts'

/** How far the reading is. */
export function ReadingProgress({
  state,
  onCancel,
}: {
  readonly state: Extract<ImportState, { readonly kind: 'reading' }>
  readonly onCancel: () => void
}) {
  const { task, share, rows } = state
  const says = importText[task]
  return (
    <section className={styles.tile} aria-labelledby="okunuyor">
      <div className={styles.head}>
        <h2 id="okunuyor">{says}</h2>
        <b aria-hidden="true">{importText.share(Math.floor(share * 100))}</b>
      </div>
      <TaskProgress says={says} share={share} />
      <div className={styles.head}>
        <span className="small muted">
          {rows > 0 && importText.readRows(Math.floor(rows * share), rows)}
        </span>
        <Button kind="quiet" small onClick={onCancel}>
          {importText.cancel}
        </Button>
      </div>
    </section>
  )
}
