import { useDueCount } from '../../storage/due-forecast.ts'
import { recallText } from '../../text/recall.ts'
import styles from './recall-progress.module.css'

/** How many words are left today, in the header. */
export function RecallProgress() {
  const left = useDueCount()
  return (
    <div className={styles.progress}>
      <b>{recallText.title}</b>
      <span className="muted" role="status">
        {recallText.left(left)}
      </span>
    </div>
  )
}
