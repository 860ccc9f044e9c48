import { useDueCount } from '../../storage/due-forecast.ts'
import { recallText } from '../../text/recall.ts'
import bar from '../../ui/bar-progress.module.css'

/** How many words are left today, in the header. */
export function RecallProgress() {
  const left = useDueCount()
  return (
    <div className={bar.progress}>
      <b>{recallText.title}</b>
      <span className="muted" role="status">
        {recallText.left(left)}
      </span>
    </div>
  )
}
