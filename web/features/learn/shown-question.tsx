import { useEffect, useRef } from 'react'
import { type Grade, grades } from '#domain/record/memory.ts'
import type { LearningRun } from '../../learning/learning-run.ts'
import type { LessonWord } from '../../learning/prepare-session.ts'
import { questionShortcuts, useConfirmKeys, useShortcuts } from '../../question/shortcuts.ts'
import { recallText } from '../../text/recall.ts'
import { WordMeaning } from '../../vocabulary/word-meaning.tsx'
import { Dock } from './learn-field.tsx'
import cardStyles from './lesson-card.module.css'
import styles from './shown-question.module.css'
import { UndoButton } from './undo-button.tsx'
import { undoOf } from './undo-of.ts'

/** The meaning is shown, and the learner says how well it was remembered. */
export function ShownQuestion({
  run,
  lesson: { entry, own },
}: {
  readonly run: LearningRun
  readonly lesson: LessonWord
}) {
  const answer = useRef<HTMLDivElement>(null)
  const undo = undoOf(run)
  const isAnswered = run.onScreen.phase === 'answered'
  useEffect(() => answer.current?.focus({ preventScroll: true }), [])
  const give = (grade: Grade) => {
    if (isAnswered) return
    run.answer({ question: 'shown', grade, options: [], chosen: null })
    // It has been seen already.
    void run.goOn()
  }
  useConfirmKeys(() => give('good'))
  useShortcuts({
    ...Object.fromEntries(grades.map((grade, at) => [at + 1, () => give(grade)])),
    ...questionShortcuts({ undo }),
  })
  return (
    <>
      <div ref={answer} className={cardStyles.card} tabIndex={-1}>
        <WordMeaning entry={entry} senses={own.senses} forms={Object.values(own.forms ?? {})} />
      </div>
      <p className="small muted">{recallText.how}</p>
      <div className={styles.grades} role="group" aria-label={recallText.how}>
        {grades.map((one) => (
          <button
            key={one}
            type="button"
            data-usual={one === 'good' ? '' : undefined}
            onClick={() => give(one)}
          >
            {recallText.grades[one]}
          </button>
        ))}
      </div>
      {undo && (
        <Dock>
          <UndoButton onUndo={undo} />
        </Dock>
      )}
    </>
  )
}
