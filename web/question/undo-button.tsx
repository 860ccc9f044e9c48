import { questionText } from '../text/question.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Takes back what was done last; where there is little room, its drawing alone. */
export function UndoButton({
  onUndo,
  isIcon = false,
}: {
  readonly onUndo: () => void
  readonly isIcon?: boolean
}) {
  if (isIcon) return <IconButton icon="undo" label={questionText.undo} onClick={onUndo} />
  return (
    <Button kind="quiet" onClick={onUndo}>
      <Icon name="undo" />
      {questionText.undo}
    </Button>
  )
}
