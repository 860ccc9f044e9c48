import { useDueCount } from '../storage/due-forecast.ts'
import { dueText } from '../text/due.ts'
import styles from './frame.module.css'

/** How many words wait in Tekrar, beside its name or at the corner of its icon. */
export function DueBadge({ isOnIcon = false }: { readonly isOnIcon?: boolean }) {
  const due = useDueCount()
  const badge = due > 0 && (
    <span className={styles.count} data-on-icon={isOnIcon ? '' : undefined}>
      {due}
      <span className="sr"> {dueText.waitingLabel}</span>
    </span>
  )
  // Beside a name it has its room before it is known, or it would push what follows.
  return isOnIcon ? badge : <span className={styles.room}>{badge}</span>
}
