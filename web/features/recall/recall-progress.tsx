import { useDueCount } from '../../storage/due-forecast.ts'
import { dueText } from '../../text/due.ts'
import { BarProgress } from '../../ui/bar-progress.tsx'

/** How many words are left today, in the header. */
export function RecallProgress() {
  const left = useDueCount()
  return (
    <BarProgress>
      <b>{dueText.title}</b>
      <span className="muted" role="status">
        {dueText.left(left)}
      </span>
    </BarProgress>
  )
}
