import { useDueCount } from '../storage/due-forecast.ts'
import { recallText } from '../text/recall.ts'
import styles from './frame.module.css'

/** How many words wait in Tekrar, beside its name. */
export function DueBadge() {
  const due = useDueCount()
  if (due === 0) return null
  return (
    <span className={styles.count}>
      {due}
      <span className="sr"> {recallText.waitingLabel}</span>
    </span>
  )
}
