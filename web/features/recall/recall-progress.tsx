import { dueText } from '../../text/due.ts'
import { BarProgress } from '../../ui/bar-progress.tsx'

/** How many words are left, in the header: it moves with every one that has left. */
export function RecallProgress({ left }: { readonly left: number }) {
  return (
    <BarProgress>
      <b>{dueText.title}</b>
      <span className="muted" role="status">
        {dueText.left(left)}
      </span>
    </BarProgress>
  )
}
