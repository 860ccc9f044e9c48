import { useDueCount } from '../../storage/due-forecast.ts'
import { dueText } from '../../text/due.ts'
import bar from '../../ui/bar-progress.module.css'

/** How many words are left today, in the header. */
export function RecallProgress() {
  const left = useDueCount()
  return (
    <div className={bar.progress}>
      <b>{dueText.title}</b>
      <span className="muted" role="status">
        {dueText.left(left)}
      </span>
    </div>
  )
}
