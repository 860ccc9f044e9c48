import { dueText } from '../../text/due.ts'
import { TellProgress } from '../../ui/bar-progress.tsx'
import { StepBar } from '../../ui/step-bar.tsx'
import styles from './recall-progress.module.css'

/** How many words are left, in the header, and a bar that moves with every step towards that. */
export function RecallProgress({
  left,
  share,
}: {
  readonly left: number
  /** How much is done, 0 to 1. */
  readonly share: number
}) {
  return (
    <TellProgress>
      <b className={styles.name}>{dueText.title}</b>
      <StepBar value={share} max={1} />
      <span className={`muted ${styles.left}`} role="status">
        {dueText.left(left)}
      </span>
    </TellProgress>
  )
}
