import { useRecallsLeft } from '../../study/recalls-left.ts'
import { dueText } from '../../text/due.ts'
import { BarProgress } from '../../ui/bar-progress.tsx'

/** How many words are left, in the header: it moves with every one that has left. */
export function RecallProgress() {
  const left = useRecallsLeft() ?? 0
  return (
    <BarProgress>
      <b>{dueText.title}</b>
      <span className="muted" role="status">
        {dueText.left(left)}
      </span>
    </BarProgress>
  )
}
