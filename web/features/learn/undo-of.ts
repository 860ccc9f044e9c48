import type { LearningRun } from '../../learning/learning-run.ts'
import { questionText } from '../../text/question.ts'
import { showToast } from '../../ui/toast.tsx'

/** Takes back the last answer or card; `undefined` where there is none. */
export function undoOf(run: LearningRun): (() => void) | undefined {
  if (run.session.steps.length === 0) return undefined
  return () => {
    run.undo()
    showToast({ text: questionText.undone })
  }
}
