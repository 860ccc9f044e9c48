import { questionShortcuts, useShortcuts } from '../../question/shortcuts.ts'
import { UndoButton } from '../../question/undo-button.tsx'
import type { RecallRun } from '../../recall/recall-run.ts'
import { questionText } from '../../text/question.ts'
import { showToast } from '../../ui/toast.tsx'

/** Takes the last answer or card of the run back; `undefined` where there is none. */
export function undoOf(run: RecallRun): (() => void) | undefined {
  if (run.past.length === 0) return undefined
  return () => {
    run.undo()
    showToast({ text: questionText.undone })
  }
}

/** The same by its button or by Z, where a screen has no other place for it. */
export function UndoAnswer({ run }: { readonly run: RecallRun }) {
  const undo = undoOf(run)
  useShortcuts(questionShortcuts({ undo }))
  return (
    undo && (
      <div>
        <UndoButton onUndo={undo} />
      </div>
    )
  )
}
