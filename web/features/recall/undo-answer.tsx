import { questionShortcuts, useShortcuts } from '../../question/shortcuts.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Takes the last answer of the run back, by its button or by Z. */
export function UndoAnswer({
  run,
  small = false,
}: {
  readonly run: RecallRun
  readonly small?: boolean
}) {
  const undo = () => {
    run.undo()
    showToast({ text: recallText.undone })
  }
  useShortcuts(questionShortcuts({ undo }))
  return (
    <Button kind="quiet" small={small} onClick={undo}>
      <Icon name="undo" />
      {recallText.undo}
    </Button>
  )
}
