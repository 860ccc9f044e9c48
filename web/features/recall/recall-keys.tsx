import { usePreferences } from '../../storage/preferences.ts'
import { recallText } from '../../text/recall.ts'
import styles from './recall.module.css'

const { keys } = recallText

export function ShowKeys() {
  return (
    <p className={styles.keys}>
      <span>
        <kbd>{keys.space}</kbd> {keys.show}
      </span>
    </p>
  )
}

export function GradeKeys() {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  return (
    <p className={styles.keys}>
      <span>
        <kbd>1</kbd>–<kbd>4</kbd> {keys.grade}
      </span>
      <span>
        <kbd>Enter</kbd> {recallText.grades.good}
      </span>
      {hasShortcuts && (
        <span>
          <kbd>Z</kbd> {keys.undo}
        </span>
      )}
    </p>
  )
}
