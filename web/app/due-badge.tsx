import { useDueCount } from '../storage/due-forecast.ts'
import { recallText } from '../text/recall.ts'
import styles from './frame.module.css'

/** How many words wait in Tekrar, beside its name or at the corner of its icon. */
export function DueBadge({ isOnIcon = false }: { readonly isOnIcon?: boolean }) {
  const due = useDueCount()
  if (due === 0) return null
  return (
    <span className={styles.count} data-on-icon={isOnIcon ? '' : undefined}>
      {due}
      <span className="sr"> {recallText.waitingLabel}</span>
    </span>
  )
}
