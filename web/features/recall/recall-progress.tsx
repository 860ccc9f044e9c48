import type { RecallsLeft } from '../../study/recalls-left.ts'
import { dueText } from '../../text/due.ts'
import { BarProgress } from '../../ui/bar-progress.tsx'
import { StepBar } from '../../ui/step-bar.tsx'

/** How many words are left, in the header, and a bar that moves with every step towards that. */
export function RecallProgress({ left: { words, share } }: { readonly left: RecallsLeft }) {
  return (
    <BarProgress>
      <b>{dueText.title}</b>
      <StepBar value={share} max={1} />
      <span className="muted" role="status">
        {dueText.left(words)}
      </span>
    </BarProgress>
  )
}
