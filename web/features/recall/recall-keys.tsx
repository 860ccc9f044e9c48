import { usePreferences } from '../../storage/preferences.ts'
import { recallText } from '../../text/recall.ts'
import { KeyHints } from '../../ui/key-hints.tsx'

const { keys } = recallText

export function ShowKeys() {
  return (
    <KeyHints>
      <span>
        <kbd>{keys.space}</kbd> {keys.show}
      </span>
    </KeyHints>
  )
}

export function GradeKeys() {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  return (
    <KeyHints>
      {hasShortcuts && (
        <span>
          <kbd>1</kbd>–<kbd>4</kbd> {keys.grade}
        </span>
      )}
      <span>
        <kbd>Enter</kbd> {recallText.grades.good}
      </span>
      {hasShortcuts && (
        <span>
          <kbd>Z</kbd> {keys.undo}
        </span>
      )}
    </KeyHints>
  )
}
