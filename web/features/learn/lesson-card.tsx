import type { LearningRun } from '../../learning/learning-run.ts'
import type { LessonWord } from '../../learning/prepare-session.ts'
import { questionShortcuts, useConfirmKeys, useShortcuts } from '../../question/shortcuts.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { learnText } from '../../text/learn.ts'
import { Button } from '../../ui/button.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { WordMeaning } from '../../vocabulary/word-meaning.tsx'
import { Dock } from './learn-field.tsx'
import styles from './lesson-card.module.css'
import { UndoButton } from './undo-button.tsx'
import { undoOf } from './undo-of.ts'

/** The card by which a word is taught: what it means and how it is used. */
export function LessonCard({
  run,
  lesson: { entry, own },
  isNew,
}: {
  readonly run: LearningRun
  readonly lesson: LessonWord
  /** Whether it may be known: a card that comes again is there to be read. */
  readonly isNew: boolean
}) {
  const undo = undoOf(run)
  const forms = Object.values(own.forms ?? {})
  useConfirmKeys(run.understand)
  useShortcuts({ ...questionShortcuts({ undo }), k: isNew ? run.sayKnown : undefined })
  return (
    <>
      <div className={styles.card}>
        <WordMeaning entry={entry} senses={own.senses} forms={forms} />
      </div>
      <Dock>
        {isNew && (
          <Button kind="secondary" onClick={run.sayKnown}>
            {learnText.known}
          </Button>
        )}
        {undo && <UndoButton onUndo={undo} isIcon={isNew} />}
        <span className="push" />
        <Button kind="primary" className={styles.understood} onClick={run.understand}>
          {learnText.understood}
        </Button>
      </Dock>
      <CardKeys isNew={isNew} hasUndo={undo !== undefined} />
    </>
  )
}

function CardKeys({ isNew, hasUndo }: { readonly isNew: boolean; readonly hasUndo: boolean }) {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  const canSpeak = useCanSpeak()
  const { keys } = learnText
  return (
    <KeyHints>
      <span>
        <kbd>Enter</kbd> {keys.understood}
      </span>
      {hasShortcuts && isNew && (
        <span>
          <kbd>K</kbd> {keys.known}
        </span>
      )}
      {hasShortcuts && canSpeak && (
        <span>
          <kbd>S</kbd> {keys.listen}
        </span>
      )}
      {hasShortcuts && hasUndo && (
        <span>
          <kbd>Z</kbd> {keys.undo}
        </span>
      )}
    </KeyHints>
  )
}
